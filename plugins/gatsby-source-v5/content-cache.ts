import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { shownVariables } from "../../catalogue/articles/operator-words";
import { fingerprint } from "../../catalogue/fingerprint";

/** What documents, blog and questions are made of: below the folder of content, and beside it. */
const sources = ["content", "locales", "static"];
/** gatsby-transformer-articles reads the texts of these itself. */
const otherTexts = /(^|\/)content\/(authors|guides|legal)\/.*\.mdx$|(^|\/)locales\/tools\//;

/** Equal as long as the nodes would be. */
export function contentHash(contentDir: string, languages: readonly string[]): string {
  const paths = sources.map((name) => join(contentDir, "..", name));
  const files = fingerprint(paths, [...shownVariables, "GATSBY_PSEUDO"], otherTexts);
  // Names of countries come from Node.js itself.
  return `${process.version} ${languages} ${files}`;
}

/** Beside Gatsby's nodes: whoever clears them away clears this away too. */
const hashFile = (root: string) => join(root, ".cache/v5-content-hash");

/** Are the nodes that Gatsby has kept made of this content? */
export const isContentCached = (root: string, hash: string): boolean =>
  existsSync(hashFile(root)) && readFileSync(hashFile(root), "utf8") === hash;

/** To be called before nodes are made, so that a half-made set is not taken for a whole one. */
export const clearContentCache = (root: string): void => rmSync(hashFile(root), { force: true });

export const writeContentCache = (root: string, hash: string): void => writeFileSync(hashFile(root), hash);
