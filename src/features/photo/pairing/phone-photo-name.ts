/** Name of a photo that a phone has sent. */
export const phonePhotoName = (type: string): string => `phone.${type === "image/png" ? "png" : "jpg"}`;

/** Such a photo has come through the server already. */
export const isFromPhone = ({ name }: { name: string }): boolean =>
  ["image/png", "image/jpeg"].some((type) => name === phonePhotoName(type));
