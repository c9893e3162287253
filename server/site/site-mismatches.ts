import { readFileSync } from "node:fs";
import { join } from "node:path";
import { siteUrlVariable, siteValues, siteValuesFile } from "../../contract/site/site-values";
import { withoutEndSlashes } from "../../contract/site/trim-slashes";

/** Undefined for a site that was built by an earlier release. */
function builtValues(publicDir: string): ReturnType<typeof siteValues> | undefined {
  try {
    return JSON.parse(readFileSync(join(publicDir, siteValuesFile), "utf8"));
  } catch {
    return undefined;
  }
}

/** One sentence for each variable of which the built pages state another value than the server has. */
export function siteMismatches(publicDir: string, env: NodeJS.ProcessEnv): string[] {
  const built = builtValues(publicDir);
  if (!built) return [];
  const siteUrl = String(built[siteUrlVariable]);
  const own = siteValues(withoutEndSlashes(env[siteUrlVariable]?.trim() || siteUrl), env);
  const different = Object.keys(own).filter((name) => built[name] !== own[name]);
  const sentences = different.map(
    (name) =>
      `${name} is ${own[name]}, but the site in PUBLIC_DIR was built with ${built[name]}, which its pages state: build it again with the server's value`,
  );
  const isLocal = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(siteUrl).hostname);
  if (env.NODE_ENV === "production" && isLocal)
    sentences.push(
      `the site in PUBLIC_DIR was built for ${siteUrl}, which its robots.txt, sitemaps and canonical links name: build it again with ${siteUrlVariable}`,
    );
  return sentences;
}
