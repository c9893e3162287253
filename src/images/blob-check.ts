import { uploadMessages } from "../../contract/upload-messages";

/** Thrown for a blob whose type is not an image. */
export class NotAnImage extends Error {
  override readonly name = "NotAnImage";

  constructor(readonly type: string) {
    super(`not an image: ${type || "no type"}`);
  }
}

/**
 * Loads the blob of a blob: URL.
 * @throws Error if there is none ("image link does not exist") or it is not an image
 */
export async function imageBlobOf(blobUrl: string, signal?: AbortSignal): Promise<Blob> {
  const answer = await fetch(blobUrl, { signal }).catch((cause: unknown) => {
    signal?.throwIfAborted();
    throw new Error(uploadMessages.linkMissing, { cause });
  });
  const blob = await answer.blob();
  assertImageBlob(blob);
  return blob;
}

/**
 * @throws Error "file is empty" for an empty blob
 * @throws NotAnImage for a blob whose type is not an image
 */
export function assertImageBlob(blob: Blob): void {
  if (blob.size === 0) throw new Error(uploadMessages.empty);
  if (!blob.type.startsWith("image/")) throw new NotAnImage(blob.type);
}
