import { languages } from "../locales/languages";
import { checkTexts } from "../locales/tools/text-check/check-texts";
import { readTexts } from "../locales/tools/text-check/read-texts";
import { readLock } from "../locales/tools/translations/lock-file";
import { staleTexts } from "../locales/tools/translations/stale-texts";
import { translatedTexts } from "../locales/tools/translations/translated-texts";

/**
 * Prints language x namespace x number of texts that are missing or wrong, and how many translations follow an
 * older English; the faults and the stale texts themselves with --faults.
 */
function printStatus(): void {
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
    if (!process.argv.includes("--faults")) continue;
    for (const { namespace, key, what } of faults)
      console.log(`  locales/${code}/${namespace}.json: ${key} ${what}`);
    for (const { id, what } of stale) console.log(`  ${code}: ${id} ${what}`);
  }
  console.log(`${total} missing or wrong, ${totalStale} follow an older English`);
  process.exitCode = total + totalStale > 0 ? 1 : 0;
}

printStatus();
