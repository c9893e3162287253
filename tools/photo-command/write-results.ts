import { mkdir, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { PhotoOutcome } from "../../photo/core/photo-outcome";
import type { PaperName } from "../../photo/core/types";
import { WrongCommand } from "./read-command";

interface Job {
  template: string;
  paper: PaperName;
  folder: string;
}

interface Results {
  /** Absolute paths in the order written. */
  files: string[];
  /** The outcome without pictures, as in report.json. */
  report: object;
}

/** @throws WrongCommand */
export async function makeFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true }).catch((error: NodeJS.ErrnoException) => {
    const why =
      error.code === "EEXIST" || error.code === "ENOTDIR" ? "is a file" : `cannot be made (${error.code})`;
    throw new WrongCommand(`--out ${folder} ${why}. Name a folder.`);
  });
}

/** Writes the files of a photo and its report; of a refused one only the report. */
export async function writeResults(
  outcome: PhotoOutcome,
  { template, paper, folder }: Job,
): Promise<Results> {
  await makeFolder(folder);
  const files: string[] = [];
  const write = async (name: string, bytes: Uint8Array | string): Promise<void> => {
    await writeFile(join(folder, name), bytes);
    files.push(resolve(folder, name));
  };
  if (outcome.accepted) {
    await write(`${template}-digital.jpg`, outcome.digital.bytes);
    const { otherDocument } = outcome.printout;
    const sheet = `${template}${otherDocument?.grade ? `-${otherDocument.urlPath}` : ""}-sheet-${paper}`;
    await write(`${sheet}.jpg`, outcome.printout.bytes);
    await write(`${sheet}.pdf`, outcome.printout.pdf);
  }
  const report = reportOf(outcome, template, paper);
  await write("report.json", JSON.stringify(report, null, 2));
  return { files, report };
}

function reportOf(outcome: PhotoOutcome, template: string, paper: PaperName): object {
  if (!outcome.accepted) return outcome;
  const { digital, printout, preview, cropSource, ...report } = outcome;
  const sizeOf = ({ bytes, widthPx, heightPx, dpi }: typeof digital) => ({
    bytes: bytes.length,
    widthPx,
    heightPx,
    dpi,
  });
  const { rows, columns, copies, otherDocument } = printout;
  return {
    urlPath: template,
    ...report,
    digital: sizeOf(digital),
    printout: { ...sizeOf(printout), paper, rows, columns, copies, otherDocument },
  };
}
