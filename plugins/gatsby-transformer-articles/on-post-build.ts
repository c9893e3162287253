import { writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { GatsbyNode } from "gatsby";
import { loadRedirects, redirectsText } from "../../catalogue/redirects";
import { getArticleContext } from "./article-context";
import type { TransformerOptions } from "./plugin-options-schema";

/** `public/_redirects`: read by our own server, by Netlify and by Cloudflare Pages. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ store }, pluginOptions) => {
  const contentDir = resolve((pluginOptions as unknown as TransformerOptions).contentDir);
  const { references } = await getArticleContext(contentDir);
  const { directory } = (store.getState() as unknown as { program: { directory: string } }).program;
  await writeFile(
    join(directory, "public", "_redirects"),
    redirectsText(loadRedirects(contentDir, references.pages)),
  );
};
