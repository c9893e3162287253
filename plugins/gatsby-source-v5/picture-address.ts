import { existsSync } from "node:fs";
import { join } from "node:path";

/** The fields of records, whatever their type, that hold the address of a picture. */
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
 * The fields with pictures that the site does not have itself named where they are: at the API that speaks of them.
 *
 * @param apiUrl origin of another API; undefined: the repository's own, all of whose pictures are in `static/`
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
