// Requests to the server. An error is a sentence that can be shown as it is.
import { language } from "./settings.svelte";
import { t } from "./text";
import type { ApiError } from "./types";

export class Refusal extends Error {
  constructor(
    message: string,
    readonly code: string,
    readonly status: number,
    readonly advice?: string,
  ) {
    super(message);
  }
}

async function request(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<Response> {
  const headers: Record<string, string> = { "Accept-Language": language() };
  const init: RequestInit = { method, credentials: "same-origin", headers, ...(signal ? { signal } : {}) };
  if (method !== "GET") {
    headers["Content-Type"] = "application/json";
    init.body = typeof body === "string" ? body : JSON.stringify(body ?? {});
  }
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch {
    throw new Refusal(t("page-offline"), "offline", 0);
  }
  if (response.ok) return response;
  const told = (await response.json().catch(() => null)) as ApiError | null;
  const error = told?.error;
  throw new Refusal(error?.text ?? t("page-http-error", { status: String(response.status) }), error?.code ?? "http", response.status, error?.advice);
}

export async function get<T>(path: string): Promise<T> {
  return (await (await request("GET", path)).json()) as T;
}
export async function getText(path: string): Promise<string> {
  return (await request("GET", path)).text();
}
export async function post<T>(path: string, body?: unknown): Promise<T> {
  const text = await (await request("POST", path, body)).text();
  return (text ? JSON.parse(text) : {}) as T;
}
export async function put<T>(path: string, body: unknown): Promise<T> {
  return (await (await request("PUT", path, body)).json()) as T;
}
/** An answer that comes as lines of JSON, each handed over as soon as it is there. */
export async function stream<T>(path: string, body: unknown, signal: AbortSignal, each: (line: T) => void): Promise<void> {
  const response = await request("POST", path, body, signal);
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
    const lines = (rest + read.value).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) if (line) each(JSON.parse(line) as T);
  }
}
export async function remove(path: string): Promise<void> {
  await request("DELETE", path);
}

/** The Fluent sources of a language. */
export function locale(language: string): Promise<string> {
  return getText(`/api/locales/${language}`);
}

/** A player's own part in the seed of a game, so that the server has not chosen the shuffle alone. */
export function nonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
