import { createHash } from "node:crypto";

/** Beside the pages, for whatever server hands them out; ours reads it (`server/site/security-policy.ts`). */
export const securityPolicyFile = "content-security-policy.txt";

const script = /<script([^>]*)>([\s\S]*?)<\/script>/g;
/** What has an address of its own is allowed by that; what is no JavaScript never runs. */
const isInline = (attributes: string) =>
  !/\ssrc=/.test(attributes) && !/\stype="(?!text\/javascript|module)/.test(attributes);

/** The hashes of the scripts that stand in a page itself, as a policy names them. */
export const scriptHashes = (html: string): string[] =>
  [...html.matchAll(script)]
    .filter(([, attributes = ""]) => isInline(attributes))
    .map(([, , text = ""]) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`);

/**
 * The Content-Security-Policy of all pages, in one line: scripts of this site only, and of those in the page the ones
 * that the build wrote. Styles stand in the pages, as Gatsby puts them there.
 *
 * @param apiOrigin where browsers reach the API when it is not the site's own; else ""
 * @param pictureOrigins of pictures that pages show from elsewhere
 */
export function securityPolicy(html: string, apiOrigin: string, pictureOrigins: string[] = []): string {
  const own = apiOrigin === "" ? ["'self'"] : ["'self'", apiOrigin];
  const directives: Record<string, string[]> = {
    "default-src": ["'self'"],
    // Models that run on the device are WebAssembly.
    "script-src": ["'self'", "'wasm-unsafe-eval'", ...new Set(scriptHashes(html))],
    "style-src": ["'self'", "'unsafe-inline'"],
    "img-src": [...new Set([...own, ...pictureOrigins]), "data:", "blob:"],
    "media-src": ["'self'", "blob:"],
    "connect-src": [...own, "data:", "blob:"],
    "worker-src": ["'self'", "blob:"],
    "object-src": ["'none'"],
    "base-uri": ["'self'"],
    "form-action": ["'self'"],
    "frame-ancestors": ["'self'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(" "))
    .join("; ");
}
