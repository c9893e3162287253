/**
 * What the file picker offers: kinds and endings, because some systems know HEIC by its ending only. With HEIC
 * in the list iOS hands over the original instead of a smaller JPEG.
 */
export const acceptedFiles =
  "image/jpeg,image/png,image/webp,image/heic,image/heif,image/avif,.jpg,.jpeg,.png,.webp,.heic,.heif,.avif";
