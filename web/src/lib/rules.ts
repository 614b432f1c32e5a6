// The rules page: where a citation leads, and a plain reading of its markdown. No HTML comes from the text itself.
import { getText } from "./api";
import { speaking } from "./text";

const pages = new Map<string, Promise<string>>();
export function rulesPage(game: string): Promise<string> {
  const address = `/api/rules/${game}?language=${speaking()}`;
  let page = pages.get(address);
  if (!page) {
    page = getText(address);
    page.catch(() => pages.delete(address));
    pages.set(address, page);
  }
  return page;
}

/** The statement of a rule: its text without the number, and the heading of the manual that it comes from. */
export interface Statement {
  rule: string;
  edition: string | null;
  heading: string | null;
  text: string;
}

export function statement(page: string, rule: string): Statement | null {
  const line = page.split("\n").find((line) => line.includes(`**${rule}**`));
  if (!line) return null;
  const rest = line.slice(line.indexOf(`**${rule}**`) + rule.length + 4).trim();
  // A derived statement has its dagger before the heading or before the text; it is read with the text.
  const match = /^(?:`\[([^\]]+)\]`)?\s*(†\s*)?(?:\{([^}]*)\})?\s*(.*)$/s.exec(rest);
  const [, edition = null, dagger = "", heading = null, text = rest] = match ?? [];
  return { rule, edition, heading, text: (dagger + text).replace(/[*`]/g, "") };
}

export type Inline = { kind: "text" | "strong" | "em" | "code"; text: string } | { kind: "link"; text: string; href: string };
export type Block =
  | { kind: "heading"; level: number; text: string; id: string }
  | { kind: "paragraph"; inline: Inline[] }
  | { kind: "list"; items: { id: string | null; inline: Inline[]; source: string }[] }
  | { kind: "table"; head: Inline[][]; rows: Inline[][][] }
  | { kind: "code"; text: string }
  | { kind: "rule" };

const INLINE = /\*\*(.+?)\*\*|\*(.+?)\*|`([^`]+)`|\[([^\]]+)\]\(([^)\s]+)\)/g;

export function inline(text: string): Inline[] {
  const parts: Inline[] = [];
  let from = 0;
  for (const match of text.matchAll(INLINE)) {
    if (match.index > from) parts.push({ kind: "text", text: text.slice(from, match.index) });
    if (match[1] !== undefined) parts.push({ kind: "strong", text: match[1] });
    else if (match[2] !== undefined) parts.push({ kind: "em", text: match[2] });
    else if (match[3] !== undefined) parts.push({ kind: "code", text: match[3] });
    else parts.push({ kind: "link", text: match[4] ?? "", href: match[5] ?? "" });
    from = match.index + match[0].length;
  }
  if (from < text.length) parts.push({ kind: "text", text: text.slice(from) });
  return parts;
}

export function slug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]/gu, "")
    .trim()
    .replace(/\s/g, "-");
}

const ITEM = /^\s*(?:[-*]|\d+\.)\s+/;
const cells = (line: string) =>
  line
    .trim()
    .replace(/^\||\|$/g, "")
    .split(/(?<!\\)\|/)
    .map((cell) => inline(cell.trim().replaceAll("\\|", "|")));

export function blocks(page: string): Block[] {
  const lines = page.split("\n");
  const out: Block[] = [];
  let at = 0;
  const line = () => lines[at] ?? "";
  while (at < lines.length) {
    const heading = /^(#{1,6})\s+(.*)$/.exec(line());
    if (!line().trim()) at += 1;
    else if (heading) {
      const text = (heading[2] ?? "").replace(/[*`]/g, "");
      out.push({ kind: "heading", level: heading[1]?.length ?? 1, text, id: slug(text) });
      at += 1;
    } else if (/^---+\s*$/.test(line())) {
      out.push({ kind: "rule" });
      at += 1;
    } else if (line().startsWith("```")) {
      const from = ++at;
      while (at < lines.length && !line().startsWith("```")) at += 1;
      out.push({ kind: "code", text: lines.slice(from, at).join("\n") });
      at += 1;
    } else if (line().startsWith("|")) {
      const from = at;
      while (line().startsWith("|")) at += 1;
      const rows = lines.slice(from, at);
      out.push({ kind: "table", head: cells(rows[0] ?? ""), rows: rows.slice(2).map(cells) });
    } else if (ITEM.test(line())) {
      const items: { id: string | null; inline: Inline[]; source: string }[] = [];
      while (at < lines.length && (ITEM.test(line()) || (/^\s+\S/.test(line()) && items.length))) {
        let text = line().replace(ITEM, "");
        at += 1;
        while (/^\s+\S/.test(line()) && !ITEM.test(line())) {
          text += " " + line().trim();
          at += 1;
        }
        items.push({ id: /^\*\*([A-Z]-[\w.]+)\*\*/.exec(text)?.[1] ?? null, inline: inline(text), source: text });
      }
      out.push({ kind: "list", items });
    } else {
      const from = at;
      while (line().trim() && !/^(#|\||```|---)/.test(line()) && !(at > from && ITEM.test(line()))) at += 1;
      if (at === from) at += 1;
      out.push({ kind: "paragraph", inline: inline(lines.slice(from, at).join(" ")) });
    }
  }
  return out;
}
