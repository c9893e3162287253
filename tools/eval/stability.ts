import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import type { PhotoOutcome } from "../../photo/core/photo-outcome";
import type { PhotoRule } from "../../photo/core/types";
import { says } from "./defects/defects";
import type { ManifestEntry } from "./manifest";
import { partOf } from "./parts";
import type { Pool } from "./run/run-entry";

/** One kind of change, over all photographs. */
export interface StabilityRow {
  change: string;
  photos: number;
  /** Accepted before and refused after, or the other way round. */
  verdict: number;
  /** Of those accepted both times: the background was kept once and replaced once. */
  background: number;
  grade: number;
  /** Photographs with a finding that came or went, by check. */
  checks: Record<string, number>;
  /** Those whose verdict flipped. */
  files: string[];
}

/** Larger pictures are shrunk first, so that every change starts from the same pixels. */
const longestEdgePx = 1600;

/** Cut off each side: 2 % of the width and of the height. */
const croppedShare = 0.01;

/** What mirrors of selfie cameras, messengers and people do to a picture that stays the same to everybody who looks at it. */
const changes: Record<string, (picture: Sharp, widthPx: number, heightPx: number) => Sharp> = {
  mirrored: (picture) => picture.flop().png(),
  "90 % of the size": (picture, widthPx) => picture.resize(Math.round(0.9 * widthPx)).png(),
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

const findingsOf = ({ checks }: PhotoOutcome): Set<string> =>
  new Set(checks.filter(({ verdict }) => says(verdict)).map(({ rule }) => rule));

function addTo(row: StabilityRow, file: string, before: PhotoOutcome, after: PhotoOutcome): void {
  row.photos++;
  if (before.accepted !== after.accepted) {
    row.verdict++;
    row.files.push(file);
  } else if (before.accepted && after.accepted) {
    if (isReplaced(before) !== isReplaced(after)) row.background++;
    if (before.grade !== after.grade) row.grade++;
  }
  const [were, are] = [findingsOf(before), findingsOf(after)];
  for (const rule of new Set([...were, ...are]))
    if (were.has(rule) !== are.has(rule)) row.checks[rule] = (row.checks[rule] ?? 0) + 1;
}

/** How often what is said of a photo depends on what nobody would see in it. */
export async function stabilityTable(
  folder: string,
  entries: readonly ManifestEntry[],
  rule: PhotoRule,
  pool: Pool,
): Promise<StabilityRow[]> {
  const make = async (picture: Sharp): Promise<PhotoOutcome> =>
    pool.makePhoto({
      image: new Uint8Array(await picture.toBuffer()),
      rule,
      background: "auto",
      paper: "4x6in",
      sheetLabel: rule.urlPath,
    });
  const rows = Object.keys(changes).map(
    (change): StabilityRow => ({
      change,
      photos: 0,
      verdict: 0,
      background: 0,
      grade: 0,
      checks: {},
      files: [],
    }),
  );
  for (const { file } of entries) {
    const { data, info } = await sharp(await readFile(join(folder, file)))
      .autoOrient()
      .flatten({ background: "#ffffff" })
      .resize(longestEdgePx, longestEdgePx, { fit: "inside", withoutEnlargement: true })
      .toColourspace("srgb")
      .raw()
      .toBuffer({ resolveWithObject: true });
    const picture = () =>
      sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
    const [before, ...after] = await Promise.all([
      make(picture().png()),
      ...rows.map(({ change }) => make(changes[change]!(picture(), info.width, info.height))),
    ]);
    for (const [i, row] of rows.entries()) addTo(row, file, before!, after[i]!);
  }
  return rows;
}
