import { existsSync } from "node:fs";
import { appendFile, readFile } from "node:fs/promises";
import type { AcceptedPhoto, PhotoOutcome } from "../../../photo/core/photo-outcome";
import type { ManifestEntry } from "../manifest";
import { type EntryResult, type JudgedEntry, withLabels } from "./run-entry";

/** The pictures of an outcome: what is measured needs none of them. */
const pictures = ["digital", "printout", "preview", "cropSource"] as const satisfies (keyof AcceptedPhoto)[];

const withoutPictures = (outcome: PhotoOutcome | null): PhotoOutcome | null =>
  outcome &&
  (Object.fromEntries(
    Object.entries(outcome).filter(([key]) => !pictures.some((name) => name === key)),
  ) as PhotoOutcome);

type CachedEntry = JudgedEntry & { file: string };

/**
 * Runs each photograph once for as long as the file is kept, so that a run that was broken off goes on, and tables
 * can be made anew when a label changes. To be deleted whenever the engine changes.
 *
 * @param file one line of JSON for each photograph; without it nothing is kept
 */
export async function resultCache(file: string | undefined) {
  const lines = file && existsSync(file) ? (await readFile(file, "utf8")).split("\n").filter(Boolean) : [];
  const known = new Map(
    lines.map((line) => {
      const cached = JSON.parse(line) as CachedEntry;
      return [cached.file, cached] as const;
    }),
  );
  return async (entry: ManifestEntry, run: () => Promise<JudgedEntry>): Promise<EntryResult> => {
    const cached = known.get(entry.file);
    if (cached) return withLabels(entry, cached);
    const judged = await run();
    const line: CachedEntry = { file: entry.file, ...judged, outcome: withoutPictures(judged.outcome) };
    if (file) await appendFile(file, `${JSON.stringify(line)}\n`);
    return withLabels(entry, judged);
  };
}
