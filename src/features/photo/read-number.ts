/** Native digits that people type: Arabic, Persian, Devanagari, Thai. */
const zeros = [0x0660, 0x06f0, 0x0966, 0x0e50];

/** Parses a number typed in any language of the site: decimal comma or point, U+2212 minus, native digits. */
export function readNumber(typed: string): number | null {
  const plain = [...typed.trim()]
    .map((character) => {
      const code = character.codePointAt(0)!;
      const zero = zeros.find((start) => code >= start && code < start + 10);
      return zero === undefined ? character : String(code - zero);
    })
    .join("")
    .replace(/[\u200e\u200f\u061c]/g, "")
    .replace(/^[−–]/, "-")
    .replace(/[,٫]/, ".");
  return /^[+-]?\d{1,15}(\.\d*)?$/.test(plain) ? Number(plain) : null;
}
