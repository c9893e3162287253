import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { PhotoRule } from "../../../photo/core/types";
import type { ManifestEntry } from "../manifest";
import type { Pool } from "../run/run-entry";

export interface GeometryTable {
  templates: number;
  /** Good portraits, each used for the next document in turn. */
  portraits: number;
  photos: number;
  accepted: number;
  /** Accepted photos whose every measured length lies in its band. */
  inBandsPercent: number;
  outside: { urlPath: string; file: string; rule: string; measured: unknown }[];
  refused: Record<string, number>;
}

const lengths = ["head-height", "eye-line", "top-margin", "centred"];

/** Good photos through every template, each template with the next photo in turn. */
export async function geometryTable(
  folder: string,
  good: ManifestEntry[],
  rules: PhotoRule[],
  pool: Pool,
): Promise<GeometryTable> {
  const table: GeometryTable = {
    templates: rules.length,
    portraits: good.length,
    photos: 0,
    accepted: 0,
    inBandsPercent: Number.NaN,
    outside: [],
    refused: {},
  };
  const images = new Map<string, Uint8Array>();
  for (const { file } of good) images.set(file, new Uint8Array(await readFile(join(folder, file))));
  let isIn = 0;
  await Promise.all(
    rules.map(async (rule, i) => {
      const { file } = good[i % good.length]!;
      const outcome = await pool.makePhoto({
        image: images.get(file)!,
        rule,
        background: "auto",
        paper: "4x6in",
        sheetLabel: rule.urlPath,
      });
      table.photos++;
      if (!outcome.accepted) {
        for (const { rule: name, verdict } of outcome.checks) {
          if (verdict === "fail") table.refused[name] = (table.refused[name] ?? 0) + 1;
        }
        return;
      }
      table.accepted++;
      const off = outcome.checks.filter(
        (check) =>
          lengths.includes(check.rule) &&
          check.verdict !== "pass" &&
          (check.rule !== "head-height" || rule.head !== null),
      );
      if (off.length === 0) isIn++;
      for (const { rule: name, measured } of off) {
        table.outside.push({ urlPath: rule.urlPath, file, rule: name, measured });
      }
    }),
  );
  table.inBandsPercent = (100 * isIn) / table.accepted;
  return table;
}
