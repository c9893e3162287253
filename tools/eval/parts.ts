import { createHash } from "node:crypto";
import { basename } from "node:path";

/** Limits may be set by looking at the first part only. */
export const parts = ["used for limits", "kept aside"] as const;

export type Part = (typeof parts)[number];

/** A third of the photographs, by the hashes of their names, is kept aside. */
export const partOf = (file: string): Part =>
  createHash("sha256").update(basename(file)).digest().readUInt32BE(0) % 3 === 0
    ? "kept aside"
    : "used for limits";
