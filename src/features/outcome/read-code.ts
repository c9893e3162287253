import { outcomeCodePattern } from "../../../contract/patterns";

const codeAtStart = new RegExp(outcomeCodePattern.replace(/\$$/, "(?![a-z0-9])"));

/**
 * Extracts the code from typed or pasted text: the code itself, a file name that begins with it, or an address that
 * ends with it.
 */
export const readCode = (text: string): string | null =>
  codeAtStart.exec(
    text
      .trim()
      .toLowerCase()
      .replace(/^.*[=/\\]/s, ""),
  )?.[0] ?? null;
