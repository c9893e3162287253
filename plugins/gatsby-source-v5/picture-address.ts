import { existsSync } from "node:fs";
import { join } from "node:path";

/** Record fields, of any type, that contain the address of a picture. */
export const pictureFields = [
  "imageUrl",
  "passportImageSrc",
  "image",
  "modelImage",
  "headerGuideImage",
  "headerExampleImage",
  "passportStep1",
  "passportStep2",
  "passportStep3",
] as const;

/**
 * Makes picture fields absolute if the site does not have the picture itself: they are on the server of the API.
 * @param apiUrl origin of another API; undefined: this repository's, whose pictures are all in `static/`
 */
export function withPictureAddresses(
  fields: Record<string, unknown>,
  apiUrl: string | undefined,
  staticDir = "static",
): Record<string, unknown> {
  if (apiUrl === undefined) return fields;
  const elsewhere = pictureFields.flatMap((field) => {
    const address = fields[field];
    const isPath = typeof address === "string" && /^\/(?!\/)/.test(address);
    return isPath && !existsSync(join(staticDir, address))
      ? [[field, new URL(address, apiUrl).href] as const]
      : [];
  });
  return { ...fields, ...Object.fromEntries(elsewhere) };
}
