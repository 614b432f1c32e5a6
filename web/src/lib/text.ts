// Words. The server names messages; Fluent files, the same as the command line's, turn them into sentences.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import pageSource from "../../../locales/en/page.ftl?raw";
import type { Language } from "./language";
import type { Arg, Message } from "./types";

// The page's own words in English are there before anything is loaded.
let bundle = new FluentBundle("en", { useIsolating: false });
bundle.addResource(new FluentResource(pageSource));

export function addTexts(source: string): void {
  bundle.addResource(new FluentResource(source), { allowOverrides: true });
}

/** From now on the page speaks this language, whose words are all in `source`. */
export function speak(language: Language, source: string): void {
  bundle = new FluentBundle(language, { useIsolating: false });
  addTexts(source);
}

/** The language that is spoken now. */
export const speaking = (): Language => (bundle.locales[0] as Language | undefined) ?? "en";

/** The message in words; a message that is missing shows its identifier in angle brackets. */
export function say(message: Message | string | null | undefined): string {
  if (message == null) return "";
  if (typeof message === "string") return message;
  const pattern = bundle.getMessage(message.id)?.value;
  if (!pattern) return `⟨${message.id}⟩`;
  const args: Record<string, FluentVariable> = {};
  for (const [name, value] of Object.entries(message.args ?? {})) args[name] = fill(value);
  return bundle.formatPattern(pattern, args, []);
}

/** A message of the page itself. */
export function t(id: string, args?: Record<string, Arg>): string {
  return say(args ? { id, args } : { id });
}

/** A seat's name. */
export const seatName = (seat: string): Message => ({ id: `seat-${seat}` });

export function has(id: string): boolean {
  return bundle.hasMessage(id);
}

function fill(value: Arg): FluentVariable {
  if (typeof value === "number" || typeof value === "string") return value;
  return Array.isArray(value) ? join(value) : say(value);
}

/** 'a, b and c', in the language's own way. */
export function join(messages: (Message | string)[]): string {
  const words = messages.map(say);
  const last = words.pop();
  if (last === undefined) return "";
  const before = words.pop();
  if (before === undefined) return last;
  const two = (id: string, first: string, rest: string) => say({ id, args: { first, rest } });
  return words.reduceRight((rest, first) => two("list-more", first, rest), two("list-two", before, last));
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
