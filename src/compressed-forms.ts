const known = ["br", "gz"] as const;
/** Brotli and gzip, by the ending of their files. */
export type Form = (typeof known)[number];

/** Set for the first build of `npm start`, which leaves out what the site can do without for some minutes. */
export const isQuickBuild = (): boolean => process.env.GATSBY_QUICK_BUILD === "1";

/** `GATSBY_COMPRESSED_FORMS`: "br" is what every browser takes; "br,gz" for a host that hands out gzip, "none" for one that compresses itself. */
export function compressedForms(
  value = isQuickBuild() ? "none" : process.env.GATSBY_COMPRESSED_FORMS,
): Form[] {
  const words = value === "none" ? [] : (value || "br").split(",").map((word) => word.trim());
  const unknown = words.find((word) => !known.some((form) => form === word));
  if (unknown !== undefined)
    throw new Error(`GATSBY_COMPRESSED_FORMS: there is no form "${unknown}". Write br, gz, br,gz or none.`);
  return known.filter((form) => words.includes(form));
}
