/**
 * A module of its own because the service worker imports it: `site-paths.ts` would bring in the table of languages, which
 * reads `process.env`.
 */

/** What calls of the API begin with. */
export const callRoots = ["/v5", "/site"];

/** What else the server answers without a file of the site: pages about the API, and its state. */
const aboutTheApi = ["/docs", "/openapi.json", "/readyz", "/healthz", "/metrics"];

const isBelow = (roots: readonly string[], path: string): boolean =>
  roots.some((root) => path === root || path.startsWith(`${root}/`));

/** Whether a path is a call's, known or not: no page of the site can have it. */
export const isCallPath = (path: string): boolean => isBelow(callRoots, path);

/** Whether the API answers at a path, or may: a call, a page about the API, or its state. */
export const isApiPath = (path: string): boolean => isBelow([...callRoots, ...aboutTheApi], path);
