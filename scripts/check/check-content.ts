import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { faultLine } from "../../catalogue/faults/content-error";
import { loadTemplates } from "../../catalogue/templates/load-templates";
import { checkContentFolder } from "../../catalogue/tools/content-check/check-content-folder";
import { recordPublishedPages } from "../../catalogue/tools/content-check/check-published-pages";
import { evidenceTable } from "../../catalogue/tools/content-check/evidence-table";
import { existingFolder, npmCommand, runCommand, WrongArguments } from "../../tools/command-line";

const counted = (count: number, word: string): string => `${count} ${word}${count === 1 ? "" : "s"}`;

/** A line in the terminal until `read` is done: it takes about 20 s on two cores (measured 30 November 2026). */
async function sayingSo<Result>(read: () => Promise<Result>): Promise<Result> {
  const { stderr } = process;
  if (!stderr.isTTY) return read();
  stderr.write("Reading all documents and texts, about 20 s on two cores.");
  try {
    return await read();
  } finally {
    stderr.write("\r\x1b[2K");
  }
}

interface Options {
  record: boolean;
  json: boolean;
  evidence: boolean;
}

async function checkContent(folder: string, { record, json, evidence }: Options): Promise<void> {
  if (!existsSync(join(folder, "templates")))
    throw new WrongArguments(
      `${folder} has no folder templates: name a whole content folder. A text is checked with all others, since it refers to them.`,
    );
  const today = new Date().toISOString().slice(0, 10);
  const read = () => checkContentFolder(resolve(folder), today);
  const { faults, warnings, counts, pages } = json ? await read() : await sayingSo(read);
  if (record && faults.length === 0) recordPublishedPages(resolve(folder), pages);
  if (faults.length > 0) process.exitCode = 1;
  if (json) {
    console.log(JSON.stringify({ faults, notes: warnings }));
    return;
  }
  for (const warning of warnings) console.log(`note   ${faultLine(warning)}`);
  for (const fault of faults) console.log(`FAULT  ${faultLine(fault)}`);
  const kinds = Object.entries(counts).map(([kind, count]) => `${count} ${kind}`);
  console.log(
    `${kinds.join(", ")}: ${counted(faults.length, "fault")}, ${counted(warnings.length, "note")}.`,
  );
  if (evidence) console.log(`\n${evidenceTable(loadTemplates(join(resolve(folder), "templates")))}`);
}

void runCommand(
  npmCommand(
    "run check:content --",
    "Checks ids, references, pictures and dates of the content; exits with 1 if a build would fail.",
    "npm run check:content -- ../other/content",
  )
    .argument("[folder]", "the folder to check", existingFolder, "content")
    .option("--json", "print faults and notes as JSON", false)
    .option("--evidence", "also print how well the sizes of each country are known", false)
    .option("--record", "note the pages of today as published, if there is no fault", false)
    .action(checkContent),
);
