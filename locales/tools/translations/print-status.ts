import { languages } from "../../languages";
import { readTexts } from "../text-check/read-texts";
import { type TextStatus, textStatus } from "./text-status";

const row = (...cells: (string | number)[]): string =>
  cells.map((cell, index) => (index === 0 ? String(cell).padEnd(10) : String(cell).padStart(9))).join("");

function listAll(code: string, { wrong, missing, stale }: TextStatus): void {
  for (const { namespace, key, what } of wrong)
    console.log(`  locales/${code}/${namespace}.json: ${key} ${what}`);
  for (const id of missing) console.log(`  ${code}: ${id} is missing`);
  for (const id of stale) console.log(`  ${code}: ${id} follows an older English`);
}

/**
 * Prints the number of wrong, missing and stale texts by language.
 *
 * @param isDetailed also lists them
 */
export function printStatus(isDetailed: boolean): { wrong: number; untranslated: number } {
  const all = readTexts();
  const total = { wrong: 0, missing: 0, stale: 0 };
  console.log(row("language", "wrong", "missing", "stale"));
  for (const { code } of languages) {
    const status = textStatus(code, all);
    total.wrong += status.wrong.length;
    total.missing += status.missing.length;
    total.stale += status.stale.length;
    console.log(row(code, status.wrong.length, status.missing.length, status.stale.length));
    if (isDetailed) listAll(code, status);
  }
  console.log(row("all", total.wrong, total.missing, total.stale));
  return { wrong: total.wrong, untranslated: total.missing + total.stale };
}
