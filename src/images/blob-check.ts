/** Thrown for a blob whose type is not that of an image. */
export class NotAnImage extends Error {
  override readonly name = "NotAnImage";

  constructor(readonly type: string) {
    super(`not an image: ${type || "no type"}`);
  }
}

/**
 * The blob behind a blob: address.
 * @throws Error when there is none ("image link does not exist") or it is not an image
 */
export async function imageBlobOf(blobUrl: string, signal?: AbortSignal): Promise<Blob> {
  const answer = await fetch(blobUrl, { signal }).catch((cause: unknown) => {
    signal?.throwIfAborted();
    throw new Error("image link does not exist", { cause });
  });
  const blob = await answer.blob();
  assertImageBlob(blob);
  return blob;
}

/**
 * @throws Error "file is empty" for nothing at all
 * @throws NotAnImage for a blob whose type is not that of an image
 */
export function assertImageBlob(blob: Blob): void {
  if (blob.size === 0) throw new Error("file is empty");
  if (!blob.type.startsWith("image/")) throw new NotAnImage(blob.type);
}
