import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type Content, loadContent } from "../../catalogue/content";
import evidence from "../../locales/en/evidence.json";
import requirement from "../../locales/en/requirement.json";
import type { Grade, PhotoRequest, PhotoRule } from "../../photo/core/types";
import { makePhotoPool } from "../../photo/node/photo-pool";
import type { PhotoPool } from "../../photo/node/photo-pool-types";
import {
  documentLines,
  findBackground,
  findCaption,
  findOther,
  findRule,
  findSignatureRule,
} from "./find-document";
import { findPictures, type Picture } from "./find-pictures";
import { printChecks } from "./print-checks";
import {
  type CheckCommand,
  type PhotoCommand,
  readCommand,
  type SignatureCommand,
  usage,
  WrongCommand,
} from "./read-command";
import { writeResults } from "./write-results";
import { writeSignature } from "./write-signature";

interface Job {
  command: PhotoCommand;
  request: Omit<PhotoRequest, "image">;
}

/** What commands work with. */
export interface CommandServices {
  loadContent(): Promise<Content>;
  openPool(): PhotoPool;
}

const ownServices: CommandServices = {
  loadContent,
  openPool: () => makePhotoPool({ workers: 1, maxQueue: 0 }),
};

const exitCodes = { accepted: 0, refused: 1, wrongCommand: 2 };

const gradeWords: Record<Grade, string> = {
  ready: "Ready.",
  look: "Look at the warnings first.",
  ask: "It is yours to answer what is asked.",
  "refusal-likely": "The authority is likely to refuse it.",
};

/** Prints once that the size of a document is not confirmed. */
function warnOfDoubt(content: Content, urlPath: string): void {
  const { confidence } = content.templateDetail("en", urlPath)!.data;
  if (confidence === "list") console.error(`${urlPath}: ${evidence.listOnly}`);
  if (confidence === "single") console.error(`${urlPath}: ${requirement.sources.single}`);
}

/** Makes one photo, writes its files and prints the result; returns whether it is accepted. */
async function makeOne(pool: PhotoPool, job: Job, picture: Picture, folder: string): Promise<boolean> {
  const { template, paper, isJson } = job.command;
  const image = new Uint8Array(await readFile(picture.file));
  const outcome = await pool.makePhoto({ ...job.request, image });
  const { files, report } = await writeResults(outcome, { template, paper, folder });
  const other = outcome.accepted ? outcome.printout.otherDocument : undefined;
  const isAllAccepted = outcome.accepted && other?.grade !== null;
  if (isJson) {
    console.log(JSON.stringify({ file: picture.file, files, ...report }));
    return isAllAccepted;
  }
  const refusal = printChecks(outcome.checks);
  for (const file of files) console.log(file);
  console.log(outcome.accepted ? gradeWords[outcome.grade] : (refusal ?? "New photo required."));
  if (other) {
    console.log(`Also ${other.urlPath}:`);
    printChecks(other.checks);
    console.log(
      other.grade
        ? gradeWords[other.grade]
        : `The sheet has no photo for ${other.urlPath}: new photo required.`,
    );
  }
  return isAllAccepted;
}

/** Checks one finished photo and prints the result; returns whether it is accepted. */
async function checkOne(
  pool: PhotoPool,
  rule: PhotoRule,
  picture: Picture,
  isJson: boolean,
): Promise<boolean> {
  const report = await pool.checkPhoto({ rule, image: new Uint8Array(await readFile(picture.file)) });
  if (isJson) {
    console.log(JSON.stringify({ urlPath: rule.urlPath, file: picture.file, ...report }));
    return report.accepted;
  }
  const refusal = printChecks(report.checks);
  console.log(report.grade ? gradeWords[report.grade] : (refusal ?? "It does not meet the requirements."));
  return report.accepted;
}

async function makeAll(command: PhotoCommand, services: CommandServices): Promise<number> {
  const { template, paper, copies, isEnlargedByShop, isChild } = command;
  const content = await services.loadContent();
  const rule = findRule(content, template, isChild);
  const background = findBackground(rule, command.background);
  const caption = findCaption(rule, command.caption);
  const otherDocument = command.also && {
    rule: findOther(content, command.also.template, { own: rule, paper, isChild }),
    copies: command.also.copies,
    sheetLabel: command.also.template,
  };
  const sheet = { paper, copies, isEnlargedByShop, sheetLabel: template, otherDocument };
  const job = { command, request: { rule, background, caption, ...sheet } };
  const pictures = await findPictures(command.paths);
  warnOfDoubt(content, template);
  return withEach(pictures, command.isJson, services, (pool, picture) => {
    const folder = pictures.length > 1 ? join(command.out, picture.name) : command.out;
    return makeOne(pool, job, picture, folder);
  });
}

async function checkAll(command: CheckCommand, services: CommandServices): Promise<number> {
  const { template, paths, isChild, isJson } = command;
  const content = await services.loadContent();
  const rule = findRule(content, template, isChild);
  const pictures = await findPictures(paths);
  warnOfDoubt(content, template);
  return withEach(pictures, isJson, services, (pool, picture) => checkOne(pool, rule, picture, isJson));
}

async function makeSignatures(command: SignatureCommand, services: CommandServices): Promise<number> {
  const { template, paths, out, isJson } = command;
  const content = await services.loadContent();
  const rule = findSignatureRule(content, template);
  const pictures = await findPictures(paths);
  warnOfDoubt(content, template);
  return withEach(pictures, isJson, services, async (pool, picture) => {
    const made = await pool.makeSignature({ rule, image: new Uint8Array(await readFile(picture.file)) });
    const folder = pictures.length > 1 ? join(out, picture.name) : out;
    return writeSignature(made, { template, file: picture.file, folder, isJson });
  });
}

/**
 * Processes pictures one after another and returns the exit code. Of several, it prints the name of each and how many were accepted; with
 * JSON on the standard output, on the standard error.
 */
async function withEach(
  pictures: Picture[],
  isJson: boolean,
  services: CommandServices,
  work: (pool: PhotoPool, picture: Picture) => Promise<boolean>,
): Promise<number> {
  const print = isJson ? console.error : console.log;
  const hasHeadings = pictures.length > 1;
  const pool = services.openPool();
  let refused = 0;
  try {
    for (const picture of pictures) {
      if (hasHeadings) print(`\n== ${picture.file}`);
      if (!(await work(pool, picture))) refused += 1;
    }
  } finally {
    await pool.close();
  }
  if (hasHeadings) print(`\n${pictures.length - refused} of ${pictures.length} pictures accepted`);
  return refused > 0 ? exitCodes.refused : exitCodes.accepted;
}

async function runCommand(args: string[], services: CommandServices): Promise<number> {
  const command = readCommand(args);
  if (command.kind === "photo") return makeAll(command, services);
  if (command.kind === "check") return checkAll(command, services);
  if (command.kind === "signature") return makeSignatures(command, services);
  if (command.kind === "help") {
    console.log(usage);
    return exitCodes.accepted;
  }
  const lines = documentLines(await services.loadContent(), command);
  for (const line of lines) console.log(line);
  if (lines.length > 0) return exitCodes.accepted;
  console.error(`No document matches "${command.words.join(" ")}". --list without words shows all.`);
  return exitCodes.refused;
}

/** `POST /v5/card/mask` as a command; `usage` explains it and its exit codes. */
export async function runPhotoCommand(args: string[], services = ownServices): Promise<number> {
  try {
    return await runCommand(args, services);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return error instanceof WrongCommand ? exitCodes.wrongCommand : exitCodes.refused;
  }
}
