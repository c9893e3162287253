import { isApiPath } from "../../../contract/site/api-paths";

/**
 * Kinds of URLs for caching:
 * - `page`: HTML, and the offline pages
 * - `data`: Gatsby's page data, and lists of documents
 * - `asset`: scripts, styles and WebAssembly with hashed names
 * - `engine`: models and runtime of the photo engine, versioned by their folder
 * - `picture`: drawings, icons and the manifest
 */
export type Kind = "page" | "data" | "asset" | "engine" | "picture";

/** Hashed file names of Gatsby and webpack. */
const hashedName = /^\/static\/|[-./][0-9a-f]{20,32}\.(js|mjs|css|wasm|woff2)$/;

const kinds: [Kind, RegExp][] = [
  ["engine", /^\/engine\//],
  ["data", /^\/(page-data|documents)\/.*\.json$/],
  ["asset", hashedName],
  ["picture", /^\/((images|icons)\/.*|favicon\.svg|manifest\.webmanifest)$/],
  ["page", /^\/offline\/[\w-]+\.html$|^[^.]*$/],
];

/** Null for URLs that the worker does not handle: API calls and photos are never cached, nor are pages about the API. */
export function kindOf({ pathname }: Pick<URL, "pathname">): Kind | null {
  if (isApiPath(pathname)) return null;
  return kinds.find(([, pattern]) => pattern.test(pathname))?.[0] ?? null;
}
