import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** A preview shows drafts; no build, no API, no sitemap and no search knows of them. */
const showsDrafts = (): boolean => Boolean(process.env.GATSBY_PREVIEW);

/** Of the data of an article that was read. */
export const isShown = ({ meta }: { meta: { draft?: true } }): boolean => !meta.draft || showsDrafts();

/** Of the folder of an article, before anybody has read it. */
export const isDraftFolder = (dir: string): boolean => {
  const meta = join(dir, "meta.yaml");
  return existsSync(meta) && /^draft:\s*true\b/m.test(readFileSync(meta, "utf8"));
};

export const isHiddenFolder = (dir: string): boolean => !showsDrafts() && isDraftFolder(dir);
