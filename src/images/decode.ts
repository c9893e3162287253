/** The picture can be decoded but not rotated: older browsers do not apply EXIF orientation here. */
export class RotationFailed extends Error {
  override readonly name = "RotationFailed";
}

/**
 * Decodes an image with EXIF orientation applied. The caller must close the bitmap.
 * @throws RotationFailed, or the browser's decoding error
 */
export async function decodeImage(file: Blob): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file, { imageOrientation: "from-image" });
  } catch (cause) {
    const lying = await createImageBitmap(file).catch(() => null);
    if (!lying) throw cause;
    lying.close();
    throw new RotationFailed("rotation failed", { cause });
  }
}
