import { badRequest } from "../api-error";

const headPattern = /^data:[a-z0-9.+/-]*(?:;[a-z0-9.=+-]+)*;base64,/i;

/** Decodes a base64 data URL. Its declared type is ignored, because the bytes are inspected later. */
export function bytesOfDataUrl(dataUrl: string): Uint8Array {
  const head = headPattern.exec(dataUrl.slice(0, 256))?.[0];
  if (head === undefined) throw badRequest("body/file must be a base64 data URL");
  return Buffer.from(dataUrl.slice(head.length), "base64");
}
