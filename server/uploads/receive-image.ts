import { checkStatuses } from "../../contract/codes";
import { uploadMessages } from "../../contract/upload-messages";
import { imageFormat } from "../../photo/core/file/image-format";
import { ImageRefused, refusalWords } from "../../photo/core/file/image-refused";
import type { SanitisedImage } from "../../photo/node/decode/sanitise-image";
import { type Caller, PhotoPoolError } from "../../photo/node/photo-pool-types";
import { badRequest, busy, uploadFailed } from "../api-error";
import type { StoredFile } from "../database/tables";
import type { Deps } from "../deps";
import { makeFileName, makeMediaId, sha256Hex } from "../ids";
import type { ConnectedCaller } from "../plugins/caller-of";
import { recordGiven } from "./given-file";
import { storeFile } from "./store-file";

export interface Upload {
  sessionId: string;
  kind: "image" | "media" | "paired";
  bytes: Uint8Array;
  /** SHA-256 in hex as computed by the client; undefined if it could not. */
  digest: string | undefined;
  ttlMs: number;
  /** Stored once more if the session has the same bytes already, so that deleting one leaves the other. */
  isSeparate?: true;
  /**
   * "later" answers at once and checks afterwards; "now" checks before answering; "never" if the client opted out.
   */
  riskCheck: "later" | "now" | "never";
  caller: ConnectedCaller;
}

/** Attempts to store a file: another request may add or remove the same bytes at the same time. */
const storeTurns = 3;

const tooCostly: [statusCode: number, errMsg: string] = [413, uploadMessages.tooCostly];

/** HTTP status and message (specification, section 8) of the engine's refusals. */
const refusals: Record<ImageRefused["reason"], [statusCode: number, errMsg: string]> = {
  empty: [400, uploadMessages.empty],
  "too-many-bytes": [413, refusalWords["too-many-bytes"]],
  "too-many-pixels": [413, "the image has too many pixels"],
  "too-costly": tooCostly,
  unsupported: [415, uploadMessages.unsupported],
  damaged: [415, uploadMessages.damaged],
};

/** Another copy of a damaged JPEG may be complete; other formats can be converted to JPEG. */
const refusalOf = (
  reason: ImageRefused["reason"],
  bytes: Uint8Array,
): [statusCode: number, errMsg: string] =>
  reason === "damaged" && imageFormat(bytes) !== "jpeg"
    ? [415, uploadMessages.notConverted]
    : refusals[reason];

/**
 * Inspection and decoding run in a photo process; here the bytes are only passed on.
 *
 * @throws ApiError 400, 413 or 415; what the pool throws
 */
export async function cleanImage(
  { pool }: Pick<Deps, "pool">,
  bytes: Uint8Array,
  caller: Caller,
): Promise<SanitisedImage> {
  try {
    return await pool.sanitise(bytes, caller);
  } catch (error) {
    if (error instanceof ImageRefused) throw uploadFailed(...refusalOf(error.reason, bytes));
    // The process exceeded its processor time or memory. A timeout is not caused by the picture: its process got no
    // processor time.
    if (error instanceof PhotoPoolError && (error.code === "too-costly" || error.code === "crashed"))
      throw uploadFailed(...tooCostly);
    throw error;
  }
}

function recordOf(upload: Upload, digest: string, image: SanitisedImage, createdAt: number): StoredFile {
  return {
    fileName: makeFileName(image.format === "png" ? "png" : "jpg"),
    sessionId: upload.sessionId,
    kind: upload.kind,
    mediaId: upload.kind === "media" ? makeMediaId() : null,
    digest: upload.isSeparate ? null : digest,
    madeFrom: null,
    contentType: `image/${image.format}`,
    downloadName: "photo",
    widthPx: image.widthPx,
    heightPx: image.heightPx,
    byteCount: image.bytes.length,
    given: recordGiven(image),
    checkStatus: upload.riskCheck === "later" ? checkStatuses.pending : checkStatuses.passed,
    errMsg: "",
    createdAt,
    expiresAt: createdAt + upload.ttlMs,
  };
}

/**
 * Receives an upload: sanitised, checked, stored. The original bytes are never written, so that a refused upload
 * leaves nothing behind. The same bytes again return the existing file and restart its retention time.
 * @throws ApiError 400, 413, 415 or 429, code 1009 for an abnormal image; errors of the pool
 */
export async function receiveImage(
  deps: Pick<Deps, "files" | "storage" | "deletionQueue" | "pool" | "riskChecks" | "quota" | "now">,
  upload: Upload,
): Promise<StoredFile> {
  const { riskChecks, quota } = deps;
  const { bytes, sessionId, kind, caller } = upload;
  if (bytes.length === 0) throw uploadFailed(...refusals.empty);
  const digest = sha256Hex(bytes);
  if (upload.digest && upload.digest.toLowerCase() !== digest)
    throw badRequest("digest does not match the file");
  const earlier = async () =>
    upload.isSeparate
      ? undefined
      : deps.files.reuse({ sessionId, kind, digest, expiresAt: deps.now() + upload.ttlMs });
  const known = await earlier();
  if (known && riskChecks.outcome(known).checkStatus >= 0) return known;

  const image = await cleanImage(deps, bytes, caller);
  if (upload.riskCheck === "now") await riskChecks.judge(image.bytes);
  caller.signal.throwIfAborted();
  await quota.admit({ sessionId, kind, address: caller.address, byteCount: image.bytes.length });

  for (let turn = 0; turn < storeTurns; turn++) {
    const file = recordOf(upload, digest, image, deps.now());
    if (await storeFile(deps, file, image.bytes)) {
      if (upload.riskCheck === "later") riskChecks.wake();
      return file;
    }
    // Another request with the same bytes was faster, here or on another replica, unless it was removed since.
    const twin = await earlier();
    if (twin) return twin;
  }
  throw busy("the same image is just being removed, please try again");
}
