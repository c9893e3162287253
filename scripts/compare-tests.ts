import { readFileSync } from "node:fs";
import { compareTests, listTests } from "../tools/test-lists/compare-tests";

/**
 * What became of the tests between two lists of names: `npm run compare:tests -- before.json after.json`. A list is
 * what `npx jest --json --outputFile` writes, or any array of { name: "group > case", file }.
 */
const [beforeFile, afterFile] = process.argv.slice(2);
if (!beforeFile || !afterFile) {
  console.error("Two files are needed: npm run compare:tests -- before.json after.json");
  process.exit(2);
}
const read = (file: string) => listTests(JSON.parse(readFileSync(file, "utf8")));
const [before, after] = [read(beforeFile), read(afterFile)];
const { added, removed, moved } = compareTests(before, after);
for (const { file, name } of added) console.log(`added    ${file} › ${name}`);
for (const { file, name } of removed) console.log(`removed  ${file} › ${name}`);
for (const [from, { file, name }] of moved) console.log(`moved    ${from.file} -> ${file} › ${name}`);
console.log(
  `${before.length} before, ${after.length} after: ${added.length} added, ${removed.length} removed, ${moved.length} moved`,
);
