import { languages } from "../../languages";
import { checkTexts } from "../text-check/check-texts";
import { readTexts } from "../text-check/read-texts";
import { readLock } from "./lock-file";
import { staleTexts } from "./stale-texts";
import { translatedTexts } from "./translated-texts";

/**
 * Prints the number of missing or wrong texts by language and namespace, and the number of translations of an outdated English text.
 *
 * @param isDetailed also lists the faults and the stale texts
 * @returns the number of texts that are missing, wrong or stale
 */
export function printStatus(isDetailed: boolean): number {
  const all = readTexts();
  const namespaces = [...all.get("en")!.keys()].sort();
  const width = Math.max(...namespaces.map((name) => name.length)) + 2;
  console.log(
    ["language".padEnd(10), ...namespaces.map((name) => name.padStart(width)), "stale".padStart(8)].join(""),
  );
  let total = 0;
  let totalStale = 0;
  for (const { code } of languages) {
    const faults = checkTexts(code, all);
    const stale = code === "en" ? [] : staleTexts(translatedTexts(code), readLock(code));
    total += faults.length;
    totalStale += stale.length;
    const counts = namespaces.map((name) => faults.filter((fault) => fault.namespace === name).length);
    console.log(
      [
        code.padEnd(10),
        ...counts.map((count) => String(count).padStart(width)),
        String(stale.length).padStart(8),
      ].join(""),
    );
    if (!isDetailed) continue;
    for (const { namespace, key, what } of faults)
      console.log(`  locales/${code}/${namespace}.json: ${key} ${what}`);
    for (const { id, what } of stale) console.log(`  ${code}: ${id} ${what}`);
  }
  console.log(`${total} missing or wrong, ${totalStale} follow an older English`);
  return total + totalStale;
}
