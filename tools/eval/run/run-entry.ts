import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { PhotoOutcome } from "../../../photo/core/photo-outcome";
import type { PhotoRequest, PhotoRule } from "../../../photo/core/types";
import type { TimedPhoto } from "../../../photo/node/photo-jobs";
import type { makePhotoPool } from "../../../photo/node/photo-pool";
import { PhotoPoolError } from "../../../photo/node/photo-pool-types";
import type { ManifestEntry } from "../manifest";
import { trimmed } from "./trimmed";

export type Pool = ReturnType<typeof makePhotoPool>;

/** What the engine said about one file. */
export interface JudgedEntry {
  outcome: PhotoOutcome | null;
  /** Rules that failed, or the name of what was thrown. */
  failed: string[];
  /** Time in the pipeline's steps; waiting for a worker not counted. */
  durationMs: number;
  residentBytes: number;
}

/** The same against what it should have said. */
export interface EntryResult extends JudgedEntry {
  entry: ManifestEntry;
  /** "either" is right whatever is said, as long as something is. */
  isRight: boolean;
}

/** A picture that the engine does not read at all has no face to judge: saying so is right wherever a refusal is. */
function isRightReason(failed: string[], pattern: string | undefined): boolean {
  const wanted = new RegExp(`^(${pattern ?? ".*"})`);
  return failed.some((rule) => rule === "image-type" || wanted.test(rule));
}

function isRight({ expected }: ManifestEntry, { outcome, failed }: JudgedEntry): boolean {
  if (!outcome) return false;
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

export const withLabels = (entry: ManifestEntry, judged: JudgedEntry): EntryResult => ({
  ...judged,
  entry,
  isRight: isRight(entry, judged),
});

export const runEntry = async (
  folder: string,
  entry: ManifestEntry,
  rule: PhotoRule,
  pool: Pool,
): Promise<EntryResult> => withLabels(entry, await judgeEntry(folder, entry, rule, pool));

/** Without a look at its labels. A picture that the site trims before it is sent is judged trimmed. */
export async function judgeEntry(
  folder: string,
  entry: ManifestEntry,
  rule: PhotoRule,
  pool: Pool,
): Promise<JudgedEntry> {
  const image = new Uint8Array(await readFile(join(folder, entry.file)));
  const judged = await judgeImage(image, rule, pool);
  const part = judged.failed.includes("aspect-ratio") ? await trimmed(image) : null;
  return part ? judgeImage(part, rule, pool) : judged;
}

export async function judgeImage(image: Uint8Array, rule: PhotoRule, pool: Pool): Promise<JudgedEntry> {
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
    return { outcome: null, failed, durationMs: 0, residentBytes: 0 };
  }
  const { outcome, steps, residentBytes } = timed;
  const durationMs = steps.reduce((sum, step) => sum + step.durationMs, 0);
  const failed = outcome.checks.filter(({ verdict }) => verdict === "fail").map((check) => check.rule);
  return { outcome, failed, durationMs, residentBytes };
}
