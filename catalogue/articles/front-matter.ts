/** A text file split into front matter and body; lines count from 1. */
export interface FrontMatter {
  yaml: string;
  yamlLine: number;
  body: string;
  bodyLine: number;
}

/** Splits at the two `---` lines; null if the file does not begin with front matter. */
export function splitFrontMatter(text: string): FrontMatter | null {
  const lines = text.replace(/^\uFEFF/, "").split(/\r?\n/);
  if (lines[0]?.trimEnd() !== "---") return null;
  const end = lines.findIndex((line, i) => i > 0 && line.trimEnd() === "---");
  if (end === -1) return null;
  return {
    yaml: lines.slice(1, end).join("\n"),
    yamlLine: 2,
    body: lines.slice(end + 1).join("\n"),
    bodyLine: end + 2,
  };
}
