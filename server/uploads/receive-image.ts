import { ImageRefused } from "../../photo/node/image-refused";
import { inspectImage } from "../../photo/node/inspect-image";
import { badRequest, uploadFailed } from "../api-error";
import type { StoredFile } from "../database/tables";
import type { Dependencies } from "../dependencies";
import { makeFileName, makeMediaId, sha256Hex } from "../ids";
import type { RiskChecks } from "./risk-checks";

export interface Upload {
  sessionId: string;
  kind: "image" | "media";
  bytes: Uint8Array;
  /** SHA-256 in hex as the client computed it; undefined when it gave up. */
  digest: string | undefined;
  ttlMs: number;
  /** "later" answers at once and checks behind; "now" refuses at once; "never" is the client's explicit wish. */
  riskCheck: "later" | "now" | "never";
  signal: AbortSignal;
}

/** HTTP status and the specification's words for what the engine's doorkeeper says (section 8). */
const refusals: Record<ImageRefused["reason"], [statusCode: number, errMsg: string]> = {
  empty: [400, "file is empty"],
  "too-many-bytes": [413, "the file is too large"],
  "too-many-pixels": [413, "the image has too many pixels"],
  unsupported: [415, "current image format not supported"],
  damaged: [415, "the image is damaged"],
};

function refuseUnusable(bytes: Uint8Array): void {
  try {
    inspectImage(bytes);
  } catch (error) {
    if (error instanceof ImageRefused) throw uploadFailed(...refusals[error.reason]);
    throw error;
  }
}

/**
 * Takes an upload in: judged by its header, encoded anew, stored. Bytes as they came are never written, so that
 * a refused upload leaves nothing behind.
 *
 * @throws ApiError 400, 413 or 415, code 1009 for an abnormal image; what the pool throws.
 */
export async function receiveImage(
  deps: Dependencies,
  riskChecks: RiskChecks,
  upload: Upload,
): Promise<StoredFile> {
  const { bytes, sessionId, kind, signal } = upload;
  refuseUnusable(bytes);
  const digest = sha256Hex(bytes);
  if (upload.digest && upload.digest.toLowerCase() !== digest)
    throw badRequest("digest does not match the file");
  const earlier = await deps.files.findByDigest(sessionId, kind, digest);
  if (earlier && riskChecks.outcome(earlier).checkStatus >= 0) return earlier;

  if (upload.riskCheck === "now") await riskChecks.judge(bytes);
  const image = await deps.pool.sanitise(bytes, signal);
  signal.throwIfAborted();

  const createdAt = deps.now();
  const extension = image.format === "png" ? "png" : "jpg";
  const file: StoredFile = {
    fileName: makeFileName(extension),
    sessionId,
    kind,
    mediaId: kind === "media" ? makeMediaId() : null,
    digest,
    madeFrom: null,
    contentType: `image/${image.format}`,
    downloadName: "photo",
    widthPx: image.widthPx,
    heightPx: image.heightPx,
    checkStatus: upload.riskCheck === "later" ? 0 : 1,
    errMsg: "",
    createdAt,
    expiresAt: createdAt + upload.ttlMs,
  };
  await storeFile(deps, file, image.bytes);
  if (upload.riskCheck === "later") riskChecks.judgeLater(file.fileName, bytes);
  return file;
}

/** Writes bytes, then their record: bytes without a record are swept, a record without bytes would be a lie. */
export async function storeFile(
  { storage, files }: Pick<Dependencies, "storage" | "files">,
  file: StoredFile,
  bytes: Uint8Array,
): Promise<void> {
  await storage.put(file.fileName, bytes);
  try {
    await files.add(file);
  } catch (error) {
    await storage.remove(file.fileName);
    throw error;
  }
}
