/** The little markup of rules texts. Blocks are parted by an empty line: a paragraph, a list ("- " before each point),
 *  a table ("| a | b |", first row is the head), an example ("> "). Inside: **bold**, *emphasis*, [word](address). */
export type Inline =
  | { kind: "text" | "bold" | "emphasis"; text: string }
  | { kind: "link"; text: string; href: string };

export type Block =
  | { kind: "paragraph" | "example"; text: Inline[] }
  | { kind: "list"; points: Inline[][] }
  | { kind: "table"; head: Inline[][]; rows: Inline[][][] };

export function blocksOf(text: string): Block[] {
  return text
    .trim()
    .split(/\n\s*\n/)
    .map((part) => part.split("\n").map((line) => line.trim()))
    .filter((lines) => lines.some(Boolean))
    .map(blockOf);
}

function blockOf(lines: string[]): Block {
  if (lines.every((line) => line.startsWith("- ")))
    return { kind: "list", points: lines.map((line) => inlineOf(line.slice(2))) };
  if (lines.every((line) => line.startsWith("|"))) {
    const [head = [], ...rows] = lines.map(cellsOf);
    return { kind: "table", head, rows };
  }
  if (lines.every((line) => line.startsWith(">")))
    return { kind: "example", text: inlineOf(lines.map((line) => line.slice(1).trim()).join(" ")) };
  return { kind: "paragraph", text: inlineOf(lines.join(" ")) };
}

const cellsOf = (line: string): Inline[][] =>
  line
    .slice(1, line.endsWith("|") ? -1 : undefined)
    .split("|")
    .map((cell) => inlineOf(cell.trim()));

const MARK = /\*\*(.+?)\*\*|\*(.+?)\*|\[(.+?)\]\((.+?)\)/g;

export function inlineOf(text: string): Inline[] {
  const parts: Inline[] = [];
  let at = 0;
  for (const found of text.matchAll(MARK)) {
    if (found.index > at) parts.push({ kind: "text", text: text.slice(at, found.index) });
    const [whole, bold, emphasis, word, href] = found;
    if (bold !== undefined) parts.push({ kind: "bold", text: bold });
    else if (emphasis !== undefined) parts.push({ kind: "emphasis", text: emphasis });
    else parts.push({ kind: "link", text: word!, href: href! });
    at = found.index + whole.length;
  }
  if (at < text.length) parts.push({ kind: "text", text: text.slice(at) });
  return parts;
}
