/** Of scripts whose digits people type: Arabic, Persian, Devanagari, Thai. */
const zeros = [0x0660, 0x06f0, 0x0966, 0x0e50];

/** A number as people type it in any of the site's languages: comma or point, a true minus, their own digits. */
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
