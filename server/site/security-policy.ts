import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";

/** As `src/gatsby/after-build/security-policy.ts` names it. */
const fileName = "content-security-policy.txt";

/** The policy without its list of sites that may show the page in a frame, which this server sets. */
const withoutAncestors = (policy: string): string[] =>
  policy
    .split(";")
    .map((directive) => directive.trim())
    .filter((directive) => directive !== "" && !directive.startsWith("frame-ancestors"));

/**
 * The policy written by the build; read again after another build.
 * @param ancestors the directive `frame-ancestors`
 */
export function makeSecurityPolicy(root: string, ancestors: string): () => Promise<string> {
  const path = join(root, fileName);
  let known = { mtimeMs: 0, policy: ancestors };
  return async () => {
    const mtimeMs = await stat(path).then(
      (facts) => facts.mtimeMs,
      () => 0,
    );
    if (mtimeMs === known.mtimeMs) return known.policy;
    const built = mtimeMs === 0 ? "" : await readFile(path, "utf8");
    known = { mtimeMs, policy: [...withoutAncestors(built), ancestors].join("; ") };
    return known.policy;
  };
}
