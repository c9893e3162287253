import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { PhotoOutcome } from "../../photo/core/photo-outcome";
import type { PhotoRequest, PhotoRule } from "../../photo/core/types";
import type { TimedPhoto } from "../../photo/node/photo-jobs";
import type { makePhotoPool } from "../../photo/node/photo-pool";
import { PhotoPoolError } from "../../photo/node/photo-pool-types";
import type { ManifestEntry } from "./manifest";

export type Pool = ReturnType<typeof makePhotoPool>;

/** What the engine said about one file, against what it should have said. */
export interface EntryResult {
  entry: ManifestEntry;
  outcome: PhotoOutcome | null;
  /** Rules that failed, or the name of what was thrown. */
  failed: string[];
  /** "either" is right whatever is said, as long as something is. */
  isRight: boolean;
  /** Time in the pipeline's steps; waiting for a worker not counted. */
  durationMs: number;
  residentBytes: number;
}

/** A picture that the engine does not read at all has no face to judge: saying so is right wherever a refusal is. */
function isRightReason(failed: string[], pattern: string | undefined): boolean {
  const wanted = new RegExp(`^(${pattern ?? ".*"})`);
  return failed.some((rule) => rule === "image-type" || wanted.test(rule));
}

function isRight({ expected }: ManifestEntry, outcome: PhotoOutcome, failed: string[]): boolean {
  switch (expected?.verdict) {
    case "accept":
      return outcome.accepted;
    case "reject":
      return !outcome.accepted && isRightReason(failed, expected.rule);
    case "refuse-upload":
      return failed.includes("image-type");
    default:
      return true;
  }
}

export async function runEntry(
  folder: string,
  entry: ManifestEntry,
  rule: PhotoRule,
  pool: Pool,
): Promise<EntryResult> {
  const image = new Uint8Array(await readFile(join(folder, entry.file)));
  const request: PhotoRequest = {
    image,
    rule,
    background: "auto",
    paper: "4x6in",
    sheetLabel: rule.urlPath,
  };
  let timed: TimedPhoto;
  try {
    timed = await pool.run("timePhoto", request);
  } catch (error) {
    const crash =
      error instanceof PhotoPoolError ? error.code : error instanceof Error ? error.name : "thrown";
    const failed = [`crash: ${crash}`];
    return { entry, outcome: null, failed, isRight: false, durationMs: 0, residentBytes: 0 };
  }
  const { outcome, steps, residentBytes } = timed;
  const durationMs = steps.reduce((sum, step) => sum + step.durationMs, 0);
  const failed = outcome.checks.filter(({ verdict }) => verdict === "fail").map((check) => check.rule);
  return { entry, outcome, failed, isRight: isRight(entry, outcome, failed), durationMs, residentBytes };
}
