/**
 * The file types and extensions that the file picker offers. Some systems recognize HEIC only by its extension, which is HIF for
 * cameras of Canon and Sony. With HEIC in the list, iOS provides the original instead of a smaller JPEG.
 */
export const pictureFiles =
  "image/jpeg,image/png,image/webp,image/heic,image/heif,image/avif,.jpg,.jpeg,.png,.webp,.heic,.heif,.hif,.avif";

/**
 * From Android 14 on, Chromium opens a photo picker without a camera if all types are pictures. A type that no file has makes it
 * open the file chooser, which offers the camera. Other browsers do not get this type, because they would no longer filter by type.
 */
const cameraOnAndroid = "android/allowCamera";

export const acceptedFiles = (userAgent: string): string =>
  /Android/.test(userAgent) && !/Firefox/.test(userAgent)
    ? `${pictureFiles},${cameraOnAndroid}`
    : pictureFiles;
