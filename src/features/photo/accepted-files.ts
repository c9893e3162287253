/**
 * What the file picker offers: types and endings, because some systems know HEIC by its ending only (cameras of Canon and Sony
 * call it HIF). With HEIC in the list iOS hands over the original instead of a smaller JPEG.
 */
export const pictureFiles =
  "image/jpeg,image/png,image/webp,image/heic,image/heif,image/avif,.jpg,.jpeg,.png,.webp,.heic,.heif,.hif,.avif";

/**
 * From Android 14 on, Chromium opens a photo picker without a camera where all types are pictures. A type that no file
 * has brings the chooser back that offers the camera. Elsewhere the list stays as it is, and choosers filter by it.
 */
const cameraOnAndroid = "android/allowCamera";

export const acceptedFiles = (userAgent: string): string =>
  /Android/.test(userAgent) && !/Firefox/.test(userAgent)
    ? `${pictureFiles},${cameraOnAndroid}`
    : pictureFiles;
