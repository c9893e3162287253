/** An origin in `FRAME_ORIGINS`, as Content-Security-Policy writes it; "*" is every site. */
export const frameOriginPattern = "^(\\*|https?://(\\*\\.)?[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:\\d+)?)$";
export const frameOriginExpectation =
  "must be an origin, such as https://example.org or https://*.example.org, or * for every site";

/**
 * The origins in the variable `FRAME_ORIGINS`.
 * @throws Error that names the first invalid one
 */
export function frameOrigins(list = ""): string[] {
  const origins = list.split(/[\s,]+/).filter((origin) => origin !== "");
  const invalid = origins.find((origin) => !new RegExp(frameOriginPattern).test(origin));
  if (invalid !== undefined) throw new Error(`FRAME_ORIGINS=${invalid}: ${frameOriginExpectation}`);
  return origins;
}

/** Sites that may show a page in a frame: its own, and those of these origins. */
export const frameAncestors = (origins: readonly string[]): string =>
  ["frame-ancestors", "'self'", ...origins].join(" ");

/** One year; without subdomains, which may belong to others. */
export const strictTransport = "max-age=31536000";

/** The headers of all pages and files of the site, without `Content-Security-Policy`. */
export const siteHeaders = (origins: readonly string[]): Record<string, string> => ({
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy": "camera=(self), geolocation=(), microphone=(), payment=(), usb=()",
  "cross-origin-opener-policy": "same-origin",
  // It cannot name another site; browsers that know `frame-ancestors` ignore it.
  ...(origins.length === 0 && { "x-frame-options": "SAMEORIGIN" }),
});
