const known = ["br", "gz"] as const;
/** Brotli and gzip, by file extension. */
export type Form = (typeof known)[number];

/** Set for the first build of `npm start`, which skips what can be added later. */
export const isQuickBuild = (): boolean => process.env.GATSBY_QUICK_BUILD === "1";

/**
 * `GATSBY_COMPRESSED_FORMS`: "br" is supported by every browser; "br,gz" for a host that serves gzip, "none" for one
 * that compresses by itself.
 */
export function compressedForms(
  value = isQuickBuild() ? "none" : process.env.GATSBY_COMPRESSED_FORMS,
): Form[] {
  const words = value === "none" ? [] : (value || "br").split(",").map((word) => word.trim());
  const unknown = words.find((word) => !known.some((form) => form === word));
  if (unknown !== undefined)
    throw new Error(`GATSBY_COMPRESSED_FORMS: there is no form "${unknown}". Write br, gz, br,gz or none.`);
  return known.filter((form) => words.includes(form));
}
