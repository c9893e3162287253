/**
 * Decodes an image as it is to be seen (EXIF orientation applied). The caller closes the bitmap.
 * @throws whatever the browser says of an image it cannot decode
 */
export const decodeImage = (file: Blob): Promise<ImageBitmap> =>
  createImageBitmap(file, { imageOrientation: "from-image" });
