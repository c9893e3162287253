import { createHash } from "node:crypto";
import { frameAncestors, siteHeaders, strictTransport } from "../../../contract/site/site-headers";

/** Written beside the pages, for any server; ours reads it (`server/site/security-policy.ts`). */
export const securityPolicyFile = "content-security-policy.txt";

const script = /<script([^>]*)>([\s\S]*?)<\/script>/g;
/** External scripts are allowed by origin; data blocks never run. */
const isInline = (attributes: string) =>
  !/\ssrc=/.test(attributes) && !/\stype="(?!text\/javascript|module)/.test(attributes);

/** Hashes of a page's inline scripts, in the format of a policy. */
export const scriptHashes = (html: string): string[] =>
  [...html.matchAll(script)]
    .filter(([, attributes = ""]) => isInline(attributes))
    .map(([, , text = ""]) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`);

interface OtherOrigins {
  /** Of external pictures. */
  pictureOrigins?: readonly string[];
  /** Of sites that may show a page in a frame. */
  frameOrigins?: readonly string[];
}

/**
 * The Content-Security-Policy of all pages on one line: scripts of this site, and the inline scripts of the build.
 * Styles are inline, as Gatsby writes them.
 * @param apiOrigin where browsers reach the API if it is not the site's own; else ""
 */
export function securityPolicy(
  html: string,
  apiOrigin: string,
  { pictureOrigins = [], frameOrigins = [] }: OtherOrigins = {},
): string {
  const own = apiOrigin === "" ? ["'self'"] : ["'self'", apiOrigin];
  const directives: Record<string, string[]> = {
    "default-src": ["'self'"],
    // For WebAssembly models on the device.
    "script-src": ["'self'", "'wasm-unsafe-eval'", ...new Set(scriptHashes(html))],
    "style-src": ["'self'", "'unsafe-inline'"],
    "img-src": [...new Set([...own, ...pictureOrigins]), "data:", "blob:"],
    "media-src": ["'self'", "blob:"],
    "connect-src": [...own, "data:", "blob:"],
    "worker-src": ["'self'", "blob:"],
    "object-src": ["'none'"],
    "base-uri": ["'self'"],
    "form-action": ["'self'"],
  };
  const lines = Object.entries(directives).map(([name, sources]) => [name, ...sources].join(" "));
  return [...lines, frameAncestors(frameOrigins)].join("; ");
}

const titled = (name: string): string => name.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());

/** The headers of all files, as Netlify and Cloudflare Pages read them from `_headers`. */
export function headersFile(policy: string, frameOrigins: readonly string[]): string {
  const headers = {
    "content-security-policy": policy,
    ...siteHeaders(frameOrigins),
    "strict-transport-security": strictTransport,
  };
  const lines = Object.entries(headers).map(([name, value]) => `  ${titled(name)}: ${value}`);
  return ["/*", ...lines, ""].join("\n");
}
