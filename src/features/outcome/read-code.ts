import { outcomeCodePattern } from "../../../contract/patterns";

const codeAtStart = new RegExp(outcomeCodePattern.replace(/\$$/, "(?![a-z0-9])"));

/** The code in what was typed or pasted: itself, the name of a file that begins with it, or an address that ends with it. */
export const readCode = (text: string): string | null =>
  codeAtStart.exec(
    text
      .trim()
      .toLowerCase()
      .replace(/^.*[=/\\]/s, ""),
  )?.[0] ?? null;
