import { resolve } from "node:path";
import { faultLine } from "../../catalogue/faults/content-error";
import { checkContentFolder } from "../../catalogue/tools/content-check/check-content-folder";
import { npmCommand, runCommand } from "../../tools/command-line";

async function checkContent(folder: string): Promise<void> {
  const today = new Date().toISOString().slice(0, 10);
  const { faults, warnings, counts } = await checkContentFolder(resolve(folder), today);
  for (const warning of warnings) console.log(`note   ${faultLine(warning)}`);
  for (const fault of faults) console.log(`FAULT  ${faultLine(fault)}`);
  const read = Object.entries(counts).map(([kind, count]) => `${count} ${kind}`);
  console.log(`${read.join(", ")}: ${faults.length} faults, ${warnings.length} notes.`);
  if (faults.length > 0) process.exitCode = 1;
}

void runCommand(
  npmCommand(
    "run check:content --",
    "Checks ids, references, pictures and dates of the content; exits with 1 if a build would fail.",
    "npm run check:content -- ../other/content",
  )
    .argument("[folder]", "the folder to check", "content")
    .action(checkContent),
);
