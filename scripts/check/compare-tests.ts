import { readFileSync } from "node:fs";
import { existingFile, npmCommand, runCommand } from "../../tools/command-line";
import { compareTests, listTests } from "../../tools/test-lists/compare-tests";

const read = (file: string) => listTests(JSON.parse(readFileSync(file, "utf8")));

function compare(beforeFile: string, afterFile: string): void {
  const [before, after] = [read(beforeFile), read(afterFile)];
  const { added, removed, moved } = compareTests(before, after);
  for (const { file, name } of added) console.log(`added    ${file} › ${name}`);
  for (const { file, name } of removed) console.log(`removed  ${file} › ${name}`);
  for (const [from, { file, name }] of moved) console.log(`moved    ${from.file} -> ${file} › ${name}`);
  console.log(
    `${before.length} before, ${after.length} after: ${added.length} added, ${removed.length} removed, ${moved.length} moved`,
  );
}

void runCommand(
  npmCommand(
    "run compare:tests --",
    "Compares two lists of tests by name.",
    "npm run compare:tests -- before.json after.json",
  )
    .argument(
      "<before>",
      "a report of npx jest --json --outputFile, or an array of { name, file }",
      existingFile,
    )
    .argument("<after>", "a later one", existingFile)
    .action(compare),
);
