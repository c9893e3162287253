import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Drafts are only part of previews, never of builds, the API, sitemaps or search. */
export const isPreview = (): boolean => Boolean(process.env.GATSBY_PREVIEW);

/** By the data of a parsed article. */
export const isShown = ({ meta }: { meta: { draft?: boolean } }): boolean => !meta.draft || isPreview();

/** By the folder of an article that is not parsed yet. */
export function isDraftFolder(dir: string): boolean {
  const meta = join(dir, "meta.yaml");
  return existsSync(meta) && marksDraft(readFileSync(meta, "utf8"));
}

/** By the text of a meta.yaml. */
export const marksDraft = (yaml: string): boolean => /^draft:\s*true\b/m.test(yaml);

export const isHiddenFolder = (dir: string): boolean => !isPreview() && isDraftFolder(dir);
