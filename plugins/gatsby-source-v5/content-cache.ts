import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { shownVariables } from "../../catalogue/articles/operator-words";
import { fingerprint } from "../../catalogue/fingerprint";

/** Inputs of documents, blog and questions: below the content folder, and beside it. */
const sources = ["content", "locales", "static"];
/** gatsby-transformer-articles reads these texts itself. */
const otherTexts = /(^|\/)content\/(authors|guides|legal)\/.*\.mdx$|(^|\/)locales\/tools\//;

/** Hash of everything that the nodes depend on. */
export function contentHash(contentDir: string, languages: readonly string[]): string {
  const paths = sources.map((name) => join(contentDir, "..", name));
  const files = fingerprint(paths, [...shownVariables, "GATSBY_PREVIEW", "GATSBY_PSEUDO"], otherTexts);
  // Country names come from Node.js.
  return `${process.version} ${languages} ${files}`;
}

/** Beside Gatsby's nodes, so that both are cleared together. */
const hashFile = (root: string) => join(root, ".cache/v5-content-hash");

/** Whether Gatsby's cached nodes are of this content. */
export const isContentCached = (root: string, hash: string): boolean =>
  existsSync(hashFile(root)) && readFileSync(hashFile(root), "utf8") === hash;

/** Called before nodes are created, so that an incomplete set is not taken for a complete one. */
export const clearContentCache = (root: string): void => rmSync(hashFile(root), { force: true });

export const writeContentCache = (root: string, hash: string): void => writeFileSync(hashFile(root), hash);
