import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { loadContent } from "../catalogue/content";
import { type RefusalReason, refusalWords } from "../photo/core/file/image-refused";
import type { Check, PhotoRequest } from "../photo/core/types";
import { makePhotoPool } from "../photo/node/photo-pool";
import type { PhotoPool } from "../photo/node/photo-pool-types";
import { checkLine } from "./evaluation/check-line";
import { documentLines, findBackground, findRule } from "./photo-command/find-document";
import { findPictures, type Picture } from "./photo-command/find-pictures";
import { type PhotoCommand, readCommand, usage, WrongCommand } from "./photo-command/read-command";
import { writeResults } from "./photo-command/write-results";

interface Job {
  command: PhotoCommand;
  request: Omit<PhotoRequest, "image">;
}

const exitCodes = { accepted: 0, refused: 1, wrongCommand: 2 };

/** Why the file is no picture that the engine takes; null where another check refused it. */
function refusalOf(checks: Check[]): string | null {
  const check = checks.find(({ rule, verdict }) => rule === "image-type" && verdict === "fail");
  return check ? (refusalWords[check.measured as RefusalReason] ?? null) : null;
}

/** Makes one photo, writes its files, prints what came of it; whether it is accepted. */
async function makeOne(pool: PhotoPool, job: Job, picture: Picture, folder: string): Promise<boolean> {
  const { template, paper, isJson } = job.command;
  const image = new Uint8Array(await readFile(picture.file));
  const outcome = await pool.makePhoto({ ...job.request, image });
  const { files, report } = await writeResults(outcome, { template, paper, folder });
  if (isJson) {
    console.log(JSON.stringify({ file: picture.file, files, ...report }));
    return outcome.accepted;
  }
  for (const check of outcome.checks) console.log(checkLine(check));
  for (const file of files) console.log(file);
  if (!outcome.accepted) console.log(refusalOf(outcome.checks) ?? "New photo required.");
  return outcome.accepted;
}

async function makeAll(command: PhotoCommand): Promise<number> {
  const { template, paper, copies } = command;
  const rule = findRule(await loadContent(), template);
  const background = findBackground(rule, command.background);
  const job = { command, request: { rule, background, paper, copies, sheetLabel: template } };
  const pictures = await findPictures(command.paths);
  const pool = makePhotoPool({ workers: 1, maxQueue: 0 });
  let refused = 0;
  try {
    for (const picture of pictures) {
      if (pictures.length > 1 && !command.isJson) console.log(`\n== ${picture.file}`);
      const folder = pictures.length > 1 ? join(command.out, picture.name) : command.out;
      if (!(await makeOne(pool, job, picture, folder))) refused += 1;
    }
  } finally {
    await pool.close();
  }
  if (pictures.length > 1 && !command.isJson) {
    console.log(`\n${pictures.length - refused} of ${pictures.length} photos accepted`);
  }
  return refused > 0 ? exitCodes.refused : exitCodes.accepted;
}

/** The same job as `POST /v5/card/mask` on the command line; `usage` says how, and what each exit code means. */
async function main(): Promise<number> {
  const command = readCommand(process.argv.slice(2));
  if (command.kind === "photo") return makeAll(command);
  console.log(command.kind === "help" ? usage : documentLines(await loadContent(), command.words).join("\n"));
  return exitCodes.accepted;
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(error instanceof WrongCommand ? exitCodes.wrongCommand : exitCodes.refused);
  },
);
