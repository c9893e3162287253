import { writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { GatsbyNode } from "gatsby";
import { languageTagsText, loadRedirects, redirectsText } from "../../catalogue/redirects";
import { getArticleContext } from "./article-context";
import { nodeKinds } from "./article-place";
import type { TransformerOptions } from "./plugin-options-schema";
import { writePictureWidths } from "./write-picture-widths";

const articleTypes = [...Object.values(nodeKinds), "BlogPost", "FaqItem"];

/**
 * Writes the widths of all pictures, and `public/_redirects`, which our server, Netlify and Cloudflare Pages read.
 */
export const onPostBuild: GatsbyNode["onPostBuild"] = async (
  { getNodesByType, reporter, store },
  pluginOptions,
) => {
  const options = pluginOptions as unknown as TransformerOptions;
  const contentDir = resolve(options.contentDir);
  await writePictureWidths(articleTypes.flatMap(getNodesByType), contentDir, true).catch((error: Error) =>
    reporter.panicOnBuild(error.message),
  );
  const { references } = await getArticleContext(options);
  const { directory } = (store.getState() as unknown as { program: { directory: string } }).program;
  await writeFile(
    join(directory, "public", "_redirects"),
    redirectsText(loadRedirects(contentDir, references.pages), options.languages) +
      languageTagsText(options.languages),
  );
};
