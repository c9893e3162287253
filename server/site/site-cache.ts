/** Gatsby puts 20 or 32 hex digits of the content's hash into the names of scripts, styles and assets. */
const hashedName =
  /^(static|engine)\/|(^|[-.])[0-9a-f]{20,32}\.(js|mjs|css|wasm|woff2)(\.map|\.LICENSE\.txt)?$/;
const changesWithBuild =
  /\.html$|^page-data\/|\.webmanifest$|^(sw|service-worker)\.js$|\.json$|\.xml$|\.txt$/;

/** `Cache-Control` of a file of the built site: forever where the name changes with the content. */
export function cacheControlOf(file: string): string {
  if (hashedName.test(file)) return "public, max-age=31536000, immutable";
  if (changesWithBuild.test(file)) return "public, max-age=0, must-revalidate";
  return "public, max-age=86400";
}
