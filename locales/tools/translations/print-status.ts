import { readTexts } from "../text-check/read-texts";
import { type TextStatus, textStatus } from "./text-status";

const row = (...cells: (string | number)[]): string =>
  cells
    .map((cell, index) =>
      index === 0 ? String(cell).padEnd(10) : String(cell).padStart(index === 4 ? 14 : 9),
    )
    .join("");

function listAll(code: string, { wrong, missing, stale, staleDrafts, englishOnly }: TextStatus): void {
  for (const { namespace, key, what } of wrong)
    console.log(
      `  ${namespace.includes("/") ? namespace : `locales/${code}/${namespace}.json`}: ${key} ${what}`,
    );
  for (const id of missing) console.log(`  ${code}: ${id} is missing`);
  for (const id of stale) console.log(`  ${code}: ${id} follows an older English`);
  for (const id of staleDrafts) console.log(`  ${code}: ${id}, a draft, follows an older English`);
  if (englishOnly.length > 0) console.log(`  ${code}: in English only: ${englishOnly.join(", ")}`);
}

/**
 * Prints the number of wrong, missing and stale texts by language, and of guides and articles in English only.
 *
 * @param codes of the languages
 * @param isDetailed also lists them
 */
export function printStatus(
  codes: readonly string[],
  isDetailed: boolean,
): { wrong: number; untranslated: number } {
  const all = readTexts();
  const total = { wrong: 0, missing: 0, stale: 0, englishOnly: 0 };
  console.log(row("language", "wrong", "missing", "stale", "English only"));
  for (const code of codes) {
    const status = textStatus(code, all);
    total.wrong += status.wrong.length;
    total.missing += status.missing.length;
    total.stale += status.stale.length;
    total.englishOnly += status.englishOnly.length;
    const { wrong, missing, stale, englishOnly } = status;
    console.log(row(code, wrong.length, missing.length, stale.length, englishOnly.length));
    if (isDetailed) listAll(code, status);
  }
  if (codes.length > 1) console.log(row("all", total.wrong, total.missing, total.stale, total.englishOnly));
  return { wrong: total.wrong, untranslated: total.missing + total.stale };
}
