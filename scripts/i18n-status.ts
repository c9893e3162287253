import { languages } from "../locales/languages";
import { checkTexts } from "./text-check/check-texts";
import { readTexts } from "./text-check/read-texts";

/** Prints language x namespace x number of texts that are missing or wrong; the faults themselves with --faults. */
function printStatus(): void {
  const all = readTexts();
  const namespaces = [...all.get("en")!.keys()].sort();
  const width = Math.max(...namespaces.map((name) => name.length)) + 2;
  console.log(["language".padEnd(10), ...namespaces.map((name) => name.padStart(width))].join(""));
  let total = 0;
  for (const { code } of languages) {
    const faults = checkTexts(code, all);
    total += faults.length;
    const counts = namespaces.map((name) => faults.filter((fault) => fault.namespace === name).length);
    console.log([code.padEnd(10), ...counts.map((count) => String(count).padStart(width))].join(""));
    if (process.argv.includes("--faults"))
      for (const { namespace, key, what } of faults)
        console.log(`  locales/${code}/${namespace}.json: ${key} ${what}`);
  }
  console.log(`${total} missing or wrong`);
  process.exitCode = total > 0 ? 1 : 0;
}

printStatus();
