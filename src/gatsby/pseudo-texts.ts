const accented: Record<string, string> = {
  a: "á",
  c: "ç",
  d: "ð",
  e: "é",
  g: "ğ",
  i: "î",
  l: "ļ",
  n: "ñ",
  o: "ö",
  s: "š",
  u: "û",
  y: "ý",
  A: "Å",
  C: "Ç",
  E: "É",
  N: "Ñ",
  O: "Ö",
  P: "Þ",
  S: "Š",
  U: "Û",
};

/** Longer than English by this much, as German or Finnish may be. */
const growthRatio = 0.35;
const notText = /(\{\{[^}]*\}\}|<[^>]*>)/;

/** "Send {{name}}" -> "[Šéñð {{name}}~~]"; words go right to left when asked, placeholders and tags stay. */
export function pseudoText(english: string, isRightToLeft: boolean): string {
  const parts = english.split(notText).map((part, index) => {
    if (index % 2 === 1 || part.trim() === "") return part;
    const words = [...part].map((letter) => accented[letter] ?? letter).join("");
    // RLO … PDF: Latin letters behave as Arabic ones do.
    return isRightToLeft ? `\u202e${words}\u202c` : words;
  });
  return `[${parts.join("")}${"~".repeat(Math.ceil(english.length * growthRatio))}]`;
}

/** A file of English texts in a pseudo-language; null when the code is none. */
export function pseudoFile(code: string, english: string): string | null {
  if (code !== "qps" && code !== "qps-rtl") return null;
  const texts = JSON.parse(english, (_key, value: unknown) =>
    typeof value === "string" ? pseudoText(value, code === "qps-rtl") : value,
  ) as unknown;
  return JSON.stringify(texts, null, 2);
}
