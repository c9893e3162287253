import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { securityPolicyFile } from "../../src/gatsby/after-build/security-policy";
import type { Fault } from "./fault";
import type { SitePage } from "./read-pages";

/** Checks that the security policy allows every inline script; browsers would not run others. */
export function checkScripts(
  pages: Pick<SitePage, "path" | "scriptHashes">[],
  publicFolder: string,
): Fault[] {
  const file = join(publicFolder, securityPolicyFile);
  if (!existsSync(file)) return [{ check: "policy", path: securityPolicyFile, what: "is not there" }];
  const policy = readFileSync(file, "utf8");
  return pages.flatMap(({ path, scriptHashes }) =>
    scriptHashes
      .filter((hash) => !policy.includes(hash))
      .map((hash) => ({ check: "policy", path, what: `a script that the policy does not name: ${hash}` })),
  );
}
