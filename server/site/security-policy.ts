import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";

/** As `src/security-policy.ts` names it. */
const fileName = "content-security-policy.txt";
/** A site that was built without one. */
const least = "frame-ancestors 'self'";

/** The policy that the build wrote beside its pages; read again when another build has written another one. */
export function makeSecurityPolicy(root: string): () => Promise<string> {
  const path = join(root, fileName);
  let known = { mtimeMs: 0, policy: least };
  return async () => {
    const mtimeMs = await stat(path).then(
      (facts) => facts.mtimeMs,
      () => 0,
    );
    if (mtimeMs === known.mtimeMs) return known.policy;
    const policy = mtimeMs === 0 ? least : (await readFile(path, "utf8")).trim() || least;
    known = { mtimeMs, policy };
    return policy;
  };
}
