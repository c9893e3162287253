import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { loadContent } from "../catalogue/content";
import { type RefusalReason, refusalWords } from "../photo/core/file/image-refused";
import { type Check, type PaperName, paperNames } from "../photo/core/types";
import { makePhotoPool } from "../photo/node/photo-pool";
import { checkLine } from "./evaluation/check-line";

const usage = `npm run photo -- in.jpg --template us-visa --out out/
  [--background auto|keep|#rrggbb] [--paper ${paperNames.join("|")}] [--copies n]`;

function isPaper(name: string): name is PaperName {
  return (paperNames as readonly string[]).includes(name);
}

const usageFault = 2;

const notReadable: Record<string, string> = {
  EISDIR: "is a folder. Name one picture in it",
  ENOENT: "does not exist. Name a picture that does",
  EACCES: "may not be read. Ask for the right to, or copy it",
};

/** The file's bytes, or one line that says why there are none and what to do. */
async function readPicture(file: string): Promise<Uint8Array | string> {
  try {
    return new Uint8Array(await readFile(file));
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    return `${file} ${notReadable[code ?? ""] ?? `cannot be read (${message})`}.`;
  }
}

/** Why the file is no picture that the engine takes; null where another check refused it. */
function refusalOf(checks: Check[]): string | null {
  const check = checks.find(({ rule, verdict }) => rule === "image-type" && verdict === "fail");
  return check ? (refusalWords[check.measured as RefusalReason] ?? null) : null;
}

/**
 * One photo on the command line: the same job as `POST /v5/card/mask`. Exit code 0, or 1 with the reasons why the photo is
 * refused, or 2 with one line on what was wrong with the command.
 */
async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      template: { type: "string" },
      out: { type: "string", default: "out" },
      background: { type: "string", default: "auto" },
      paper: { type: "string", default: "4x6in" },
      copies: { type: "string" },
    },
  });
  const [file] = positionals;
  const { template, out, background, paper } = values;
  const copies = values.copies === undefined ? undefined : Number(values.copies);
  const isCount = copies === undefined || (Number.isInteger(copies) && copies > 0);
  if (!file || !template || !isPaper(paper) || !isCount) {
    console.error(usage);
    return usageFault;
  }
  const rule = (await loadContent()).photoRule(template);
  if (!rule) {
    console.error(`There is no template "${template}".`);
    return usageFault;
  }
  const image = await readPicture(file);
  if (typeof image === "string") {
    console.error(image);
    return usageFault;
  }
  const pool = makePhotoPool({ workers: 1, maxQueue: 0 });
  try {
    const outcome = await pool.makePhoto({
      image,
      rule,
      background,
      paper,
      copies,
      sheetLabel: template,
    });
    for (const check of outcome.checks) console.log(checkLine(check));
    await mkdir(out, { recursive: true });
    const write = async (name: string, bytes: Uint8Array | string): Promise<void> => {
      await writeFile(join(out, name), bytes);
      console.log(resolve(out, name));
    };
    if (!outcome.accepted) {
      await write("report.json", JSON.stringify(outcome, null, 2));
      console.log(refusalOf(outcome.checks) ?? "New photo required.");
      return 1;
    }
    const { digital, printout, preview, ...report } = outcome;
    const sizeOf = ({ bytes, widthPx, heightPx, dpi }: typeof digital) => ({
      bytes: bytes.length,
      widthPx,
      heightPx,
      dpi,
    });
    const { rows, columns } = printout;
    await write(`${template}-digital.jpg`, digital.bytes);
    await write(`${template}-sheet-${paper}.jpg`, printout.bytes);
    await write(`${template}-sheet-${paper}.pdf`, printout.pdf);
    await write(
      "report.json",
      JSON.stringify(
        {
          urlPath: template,
          ...report,
          digital: sizeOf(digital),
          printout: { ...sizeOf(printout), paper, rows, columns, copies: printout.copies },
        },
        null,
        2,
      ),
    );
    return 0;
  } finally {
    await pool.close();
  }
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
