/**
 * What an address of this site is, to a worker that keeps what was seen:
 * - `page`: HTML, and the pages that stand in for it without a connection
 * - `data`: what Gatsby's pages are made of, and lists of documents
 * - `asset`: scripts, styles and WebAssembly whose names change with their content
 * - `engine`: models and runtime of the photo engine, versioned by their folder
 * - `picture`: drawings, icons and the manifest
 */
export type Kind = "page" | "data" | "asset" | "engine" | "picture";

/** As Gatsby and webpack name what never changes. */
const hashedName = /^\/static\/|[-./][0-9a-f]{20,32}\.(js|mjs|css|wasm|woff2)$/;

const kinds: [Kind, RegExp][] = [
  ["engine", /^\/engine\//],
  ["data", /^\/(page-data|documents)\/.*\.json$/],
  ["asset", hashedName],
  ["picture", /^\/((images|icons)\/.*|favicon\.svg|manifest\.webmanifest)$/],
  ["page", /^\/offline\/[\w-]+\.html$|^[^.]*$/],
];

/** Calls and photos are never kept; nor is what the API says of itself. */
const neverKept = /^\/(v5|site|docs|readyz|healthz|metrics)(\/|$)/;

/** Null for what goes past the worker. */
export function kindOf({ pathname }: Pick<URL, "pathname">): Kind | null {
  if (neverKept.test(pathname)) return null;
  return kinds.find(([, pattern]) => pattern.test(pathname))?.[0] ?? null;
}
