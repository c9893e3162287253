import { readFile } from "node:fs/promises";
import { join } from "node:path";

/** One file of a folder of labelled photographs; `manifest.json` is a list of these. Other fields are ignored. */
export interface ManifestEntry {
  file: string;
  category: string;
  expected: {
    verdict: "accept" | "reject" | "refuse-upload" | "either" | null;
    /** A pattern (alternatives with "|") for the rule that has to fail. */
    rule?: string;
  } | null;
  /** The same in words. */
  wanted?: string;
  /** File with the true alpha of the whole picture. */
  alpha?: string;
  /** Marks in pixels of the upright picture. */
  annotation?: {
    eye_left_in_picture?: [number, number];
    eye_right_in_picture?: [number, number];
    chin?: [number, number];
    crown?: [number, number];
    /** Top of the hair by the true alpha. */
    crown_y_from_alpha?: number;
    roll_degrees_clockwise?: number;
  };
}

export async function readManifest(folder: string): Promise<ManifestEntry[]> {
  const entries = JSON.parse(await readFile(join(folder, "manifest.json"), "utf8")) as ManifestEntry[];
  return entries.filter(({ expected }) => expected?.verdict);
}
