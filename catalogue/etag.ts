import { createHash } from "node:crypto";

/** Entity tag of an answer: quoted, strong, equal for equal data. */
export const etagOf = (data: unknown): string =>
  `"${createHash("sha256").update(JSON.stringify(data)).digest("base64url").slice(0, 22)}"`;
