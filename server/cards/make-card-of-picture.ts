import type { Photo } from "../../contract/card/card";
import type { Deps } from "../deps";
import { sha256Hex } from "../ids";
import { receiveImage } from "../uploads/receive-image";
import { removeBytes } from "../uploads/store-file";
import { answerOnce } from "./answer-once";
import type { CardRequest } from "./card-request";
import { makeCard } from "./make-card";

export interface PictureRequest extends Pick<CardRequest, "lang" | "caller"> {
  sessionId: string;
  bytes: Uint8Array;
  fields: Omit<CardRequest["body"], "fileName" | "mode">;
  /** The `Idempotency-Key`. */
  key: string | undefined;
}

/**
 * Receives a picture and makes the document photo, as the two calls do one after the other. Of a request that fails,
 * nothing remains.
 * @throws ApiError of both
 */
export async function makeCardOfPicture(
  deps: Deps,
  request: PictureRequest,
): Promise<{ answer: Photo; isRepeated: boolean }> {
  const { sessionId, bytes, fields, key, lang, caller } = request;
  const source = await receiveImage(deps, {
    sessionId,
    kind: "image",
    bytes,
    digest: undefined,
    ttlMs: deps.config.temporaryTtlMs,
    isSeparate: true,
    riskCheck: "now",
    caller,
  });
  deps.metrics.uploads.inc({ kind: "image" });
  const { fileName } = source;
  const remove = async () => removeBytes(deps, await deps.files.remove(sessionId, fileName));
  const make = async (): Promise<Photo> => {
    const body = { ...fields, fileName, mode: "make" as const };
    const taken = { ...caller, isTaken: true } as const;
    return { ...(await makeCard(deps, { source, body, lang, caller: taken })), fileName };
  };
  try {
    if (key === undefined) return { answer: await make(), isRepeated: false };
    const asked = ["photo", lang, fields, sha256Hex(bytes)];
    const answered = await answerOnce(deps, key, { source, asked }, make);
    // The answer of an earlier request has its own picture.
    if (answered.isRepeated) await remove();
    return answered;
  } catch (error) {
    await remove();
    throw error;
  }
}
