import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import type { PhotoOutcome } from "../../photo/core/photo-outcome";
import { says } from "./defects/defects";
import type { ManifestEntry } from "./manifest";
import { partOf } from "./parts";
import type { Task } from "./report";
import { resultCache } from "./run/result-cache";
import { judgeImage } from "./run/run-entry";
import { checkLine } from "./tables/check-line";

/** What was said of one photograph before and after a change. */
export interface ChangedPhoto {
  entry: ManifestEntry;
  change: string;
  before: PhotoOutcome;
  after: PhotoOutcome;
}

/** One kind of change, over all photographs. */
export interface StabilityRow {
  change: string;
  photos: number;
  /** Accepted before and refused after, or the other way round. */
  verdict: number;
  /** The same where the picture has fewer pixels and is refused for nothing else: no verdict flips there, as the photo is another one. */
  tooFewPixels: number;
  /** Of those accepted both times: the background was kept once and replaced once. */
  background: number;
  grade: number;
  /** Photographs with a finding that came or went, by check. */
  checks: Record<string, number>;
  /** Those findings, and the files whose verdict flipped. */
  lines: string[];
}

/** Larger pictures are shrunk first, so that every change starts from the same pixels. */
const longestEdgePx = 1600;

/** Cut off each side: 2 % of the width and of the height. */
const croppedShare = 0.01;

const smaller = "90 % of the size";

/** What mirrors of selfie cameras, messengers and people do to a picture that stays the same to everybody who looks at it. */
const changes: Record<string, (picture: Sharp, widthPx: number, heightPx: number) => Sharp> = {
  mirrored: (picture) => picture.flop().png(),
  [smaller]: (picture, widthPx) => picture.resize(Math.round(0.9 * widthPx)).png(),
  "JPEG quality 80": (picture) => picture.jpeg({ quality: 80 }),
  "2 % cropped": (picture, widthPx, heightPx) => {
    const [left, top] = [widthPx, heightPx].map((px) => Math.round(croppedShare * px)) as [number, number];
    return picture.extract({ left, top, width: widthPx - 2 * left, height: heightPx - 2 * top }).png();
  },
};

/** As many good and borderline portraits of each skin tone, in an order that says nothing about them. */
export function sampleByTone(entries: readonly ManifestEntry[], perTone: number): ManifestEntry[] {
  const order = ({ file }: ManifestEntry): string =>
    createHash("sha256").update(`order ${file}`).digest("hex");
  const decent = entries
    .filter(({ file, expected }) => partOf(file) === "used for limits" && expected?.verdict !== "reject")
    .sort((a, b) => (order(a) < order(b) ? -1 : 1));
  return (["dark", "middle", "light"] as const).flatMap((tone) =>
    decent.filter(({ person }) => person?.tone === tone).slice(0, perTone),
  );
}

const isReplaced = (outcome: PhotoOutcome): boolean =>
  outcome.accepted && outcome.edits.includes("background");

/** Checks that count pixels of the upload. */
const ofPixels: readonly string[] = ["face-size", "resolution"];

const lacksOnlyPixels = ({ checks }: PhotoOutcome): boolean =>
  checks.every(({ rule, verdict }) => verdict !== "fail" || ofPixels.includes(rule));

const findingsOf = ({ checks }: PhotoOutcome): Set<string> =>
  new Set(checks.filter(({ verdict }) => says(verdict)).map(({ rule }) => rule));

function lineOf({ checks }: PhotoOutcome, rule: string): string {
  const ofRule = checks.filter((check) => check.rule === rule);
  const check = ofRule.find(({ verdict }) => says(verdict)) ?? ofRule[0];
  return check ? checkLine(check).replace(/ +/g, " ") : "not said";
}

function addTo(row: StabilityRow, { entry, change, before, after }: ChangedPhoto): void {
  row.photos++;
  const about = `${entry.file} ${entry.person?.tone}`;
  if (before.accepted !== after.accepted) {
    if (change === smaller && before.accepted && lacksOnlyPixels(after)) row.tooFewPixels++;
    else row.verdict++;
    row.lines.push(`${about}: ${after.accepted ? "accepted" : "refused"} after the change`);
  } else if (before.accepted && after.accepted) {
    if (isReplaced(before) !== isReplaced(after)) row.background++;
    if (before.grade !== after.grade) row.grade++;
  }
  const [were, are] = [findingsOf(before), findingsOf(after)];
  for (const rule of new Set([...were, ...are])) {
    if (were.has(rule) === are.has(rule)) continue;
    row.checks[rule] = (row.checks[rule] ?? 0) + 1;
    row.lines.push(`${about}: ${lineOf(before, rule)} -> ${lineOf(after, rule)}`);
  }
}

/** How often what is said of a photo depends on what nobody would see in it, one row for each kind of change. */
export function stabilityTable(changed: readonly ChangedPhoto[]): StabilityRow[] {
  return Object.keys(changes).map((change) => {
    const row: StabilityRow = {
      change,
      photos: 0,
      verdict: 0,
      tooFewPixels: 0,
      background: 0,
      grade: 0,
      checks: {},
      lines: [],
    };
    for (const photo of changed) if (photo.change === change) addTo(row, photo);
    return row;
  });
}

/** Makes each photo before and after each change. */
export async function judgeChanges({ folder, entries, rule, pool, cache }: Task): Promise<ChangedPhoto[]> {
  const once = await resultCache(cache);
  const judged: ChangedPhoto[] = [];
  for (const entry of entries) {
    const { data, info } = await sharp(await readFile(join(folder, entry.file)))
      .autoOrient()
      .flatten({ background: "#ffffff" })
      .resize(longestEdgePx, longestEdgePx, { fit: "inside", withoutEnlargement: true })
      .toColourspace("srgb")
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    const outcomeOf = async (change: string, make: (picture: Sharp) => Sharp) => {
      const picture = make(sharp(data, { raw: { width, height, channels } }));
      const named = { ...entry, file: `${entry.file}, ${change}` };
      const { outcome } = await once(named, async () =>
        judgeImage(new Uint8Array(await picture.toBuffer()), rule, pool),
      );
      return outcome;
    };
    const [before, ...after] = await Promise.all([
      outcomeOf("unchanged", (picture) => picture.png()),
      ...Object.entries(changes).map(([change, make]) =>
        outcomeOf(change, (picture) => make(picture, width, height)),
      ),
    ]);
    for (const [i, change] of Object.keys(changes).entries()) {
      const then = after[i];
      if (before && then) judged.push({ entry, change, before, after: then });
    }
  }
  return judged;
}
