import { createHash } from "node:crypto";

/** A third of the photographs, by their names, on which no limit and no factor is ever set. */
export const isHeldAside = (file: string): boolean =>
  createHash("sha256").update(file).digest()[0]! % 3 === 0;
