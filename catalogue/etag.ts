import { createHash } from "node:crypto";

/** Strong, quoted entity tag of data. */
export const etagOf = (data: unknown): string =>
  `"${createHash("sha256").update(JSON.stringify(data)).digest("base64url").slice(0, 22)}"`;
