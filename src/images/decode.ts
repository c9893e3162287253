/** The picture can be decoded but not turned upright: an older browser does not know EXIF orientation here. */
export class RotationFailed extends Error {
  override readonly name = "RotationFailed";
}

/**
 * Decodes an image as it is to be seen (EXIF orientation applied). The caller closes the bitmap.
 * @throws RotationFailed, or whatever the browser says of an image it cannot decode
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
