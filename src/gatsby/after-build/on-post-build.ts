import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { GatsbyNode } from "gatsby";
import { defaultLanguage } from "../../../locales/languages";
import { generalImagePath, requirementImagePath } from "../../components/seo/image-paths";
import { paths } from "../../paths";
import type { NodesOfType } from "../create-pages/content-node";
import type { LocalizedContext } from "../localized-page";
import { lastModifiedByPath } from "./last-modified";
import { drawOgImages, pageFile } from "./og-images";
import { precompress } from "./precompress";
import { robotsText, sitemapFiles } from "./sitemap";

interface SitePages {
  site: { siteMetadata: { siteUrl: string } };
  allSitePage: { nodes: { path: string; pageContext: Partial<LocalizedContext> | null }[] };
}

/** The document that stands for all in the general picture: the size of most countries. */
const generalUrlPath = "std-35x45";

/** What can only be made when all pages are there: sitemaps, robots.txt, the pictures for shared links, and compressed forms. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({
  graphql,
  getNodesByType,
  cache,
  reporter,
  store,
}) => {
  const publicDir = join(
    (store.getState() as { program: { directory: string } }).program.directory,
    "public",
  );
  const nodesOfType = getNodesByType as NodesOfType;
  const { data } = await graphql<SitePages>(`
    {
      site {
        siteMetadata {
          siteUrl
        }
      }
      allSitePage {
        nodes {
          path
          pageContext
        }
      }
    }
  `);
  if (!data) throw new Error("The pages of the site could not be listed");
  const { siteUrl } = data.site.siteMetadata;

  const listed = data.allSitePage.nodes.flatMap(({ pageContext }) =>
    pageContext?.i18n
      ? [
          {
            path: pageContext.i18n.originalPath,
            code: pageContext.i18n.language,
            translations: pageContext.translations ?? pageContext.i18n.languages,
          },
        ]
      : [],
  );
  const dates = lastModifiedByPath(nodesOfType);
  const files = sitemapFiles(listed, siteUrl, (path) => dates.get(path));
  await Promise.all(
    [...files, { name: "robots.txt", text: robotsText(siteUrl) }].map(({ name, text }) =>
      writeFile(join(publicDir, name), text),
    ),
  );

  const urlPaths = nodesOfType<{ lang: string; urlPath: string }>("Template")
    .filter(({ lang }) => lang === defaultLanguage.code)
    .map(({ urlPath }) => urlPath);
  const jobs = urlPaths.map((urlPath) => ({
    htmlFile: pageFile(publicDir, paths.requirement(urlPath)),
    pngFile: join(publicDir, requirementImagePath(urlPath)),
  }));
  const general = urlPaths.includes(generalUrlPath) ? generalUrlPath : urlPaths[0];
  if (general)
    jobs.push({
      htmlFile: pageFile(publicDir, paths.requirement(general)),
      pngFile: join(publicDir, generalImagePath),
    });
  const drawn = await drawOgImages(jobs, cache);
  const packed = await precompress(publicDir);
  reporter.info(
    `${listed.length} pages, ${files.length - 1} sitemaps, ${drawn} pictures drawn, ` +
      `${packed.written} compressed files written and ${packed.kept} kept`,
  );
};
