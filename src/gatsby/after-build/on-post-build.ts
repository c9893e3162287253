import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { GatsbyNode } from "gatsby";
import { generalSizesCode } from "../../../contract/codes";
import { isUncroppedFile } from "../../../contract/document/handed-in";
import type { Template } from "../../../contract/document/template";
import { frameOrigins } from "../../../contract/site/site-headers";
import { siteValues, siteValuesFile } from "../../../contract/site/site-values";
import { buildLanguageCodes } from "../../../locales/build-languages";
import { defaultLanguage } from "../../../locales/languages";
import { pictureFields } from "../../../plugins/gatsby-source-v5/picture-address";
import { generalImagePath, requirementImagePath } from "../../components/seo/image-paths";
import { paths } from "../../paths";
import { isDeviceOnly } from "../../photo-mode";
import type { NodesOfType } from "../create-pages/content-node";
import type { LocalizedContext } from "../localized-page";
import { builtLists } from "./built-lists";
import { isQuickBuild } from "./compressed-forms";
import { lastModifiedByPath } from "./last-modified";
import { offlinePages } from "./offline-pages";
import { drawOgImages, type ImageJob, pageFile } from "./og-images";
import type { Caption } from "./picture-caption";
import { type CompressedOriginals, precompress } from "./precompress";
import { headersFile, securityPolicy, securityPolicyFile } from "./security-policy";
import { isOfflineWanted, writeServiceWorker } from "./service-worker";
import { robotsText, sitemapFiles } from "./sitemap";

/** What is read of Gatsby's own state: a query over all pages takes seconds, and serves none but this step. */
interface BuildState {
  program: { directory: string };
  pages: ReadonlyMap<string, { context: Partial<LocalizedContext> }>;
  config: { siteMetadata: { siteUrl: string } };
  html: { unsafeBuiltinWasUsedInSSR: boolean };
}

/** What is read of a document to draw its picture. */
type DrawnTemplate = Pick<
  Template,
  "urlPath" | "editPolicy" | "printable" | "country" | "countryName" | "name"
> & { lang: string };

/** A general size is its own title. */
const captionOf = ({ country, countryName, name }: DrawnTemplate): Caption =>
  country === generalSizesCode ? { title: name } : { title: countryName, text: name };

/** The document that stands for all in the general picture: the size of most countries. */
const generalUrlPath = "std-35x45";

/** What the general picture says above the product's name. */
const generalTitle = "Passport, visa and ID photos";

const compressedKey = "originals of the compressed files";

const originOf = (address: string | undefined) => (address ? new URL(address).origin : "");

/** Of an API elsewhere, where it speaks of pictures that the site does not have. */
function pictureOrigins(nodesOfType: NodesOfType): string[] {
  const nodes = ["Template", "Language", "BlogPost"].flatMap((type) =>
    nodesOfType<Record<string, string | undefined>>(type),
  );
  const addresses = nodes.flatMap((node) => pictureFields.flatMap((field) => node[field] ?? []));
  return [...new Set(addresses.filter((address) => /^https?:/.test(address)).map(originOf))];
}

/** What can only be made when all pages are there: sitemaps, robots.txt, the pictures for shared links, and compressed forms. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ getNodesByType, cache, reporter, store }) => {
  const { program, pages, config, html } = store.getState() as unknown as BuildState;
  if (html.unsafeBuiltinWasUsedInSSR)
    reporter.panicOnBuild(
      "A page reads files or the network while it is drawn, so that Gatsby would make every page anew at every build. " +
        "Its own warning above names the call.",
    );
  const publicDir = join(program.directory, "public");
  const nodesOfType = getNodesByType as NodesOfType;
  const { siteUrl } = config.siteMetadata;

  const listed = [...pages.values()].flatMap(({ context: { i18n, translations } }) =>
    i18n
      ? [{ path: i18n.originalPath, code: i18n.language, translations: translations ?? i18n.languages }]
      : [],
  );
  const dates = lastModifiedByPath(nodesOfType);
  const files = sitemapFiles(listed, siteUrl, (path) => dates.get(path));
  // All pages have the same inline scripts but the result, which has one more.
  const scripted = await Promise.all(
    [paths.home, paths.result].map((path) => readFile(pageFile(publicDir, path), "utf8")),
  );
  const framing = frameOrigins(process.env.FRAME_ORIGINS);
  const policy = securityPolicy(scripted.join(""), originOf(process.env.GATSBY_V5_BASE), {
    pictureOrigins: pictureOrigins(nodesOfType),
    frameOrigins: framing,
  });
  const texts = [
    ...files,
    ...offlinePages(buildLanguageCodes()),
    ...(isDeviceOnly() ? builtLists(nodesOfType) : []),
    { name: "robots.txt", text: robotsText(siteUrl) },
    { name: siteValuesFile, text: JSON.stringify(siteValues(siteUrl, process.env)) },
    { name: securityPolicyFile, text: policy },
    { name: "_headers", text: headersFile(policy, framing) },
  ];
  for (const { name } of texts) await mkdir(dirname(join(publicDir, name)), { recursive: true });
  await Promise.all(texts.map(({ name, text }) => writeFile(join(publicDir, name), text)));
  await writeServiceWorker(publicDir, isOfflineWanted());

  const templates = nodesOfType<DrawnTemplate>("Template").filter(
    ({ lang }) => lang === defaultLanguage.code,
  );
  const general = templates.find(({ urlPath }) => urlPath === generalUrlPath) ?? templates[0];
  const drawingPage = (template: DrawnTemplate | undefined) =>
    pageFile(publicDir, paths.requirement(template?.urlPath ?? generalUrlPath));
  const jobs: ImageJob[] = templates.map((template) => ({
    // The page of a file that stays uncropped has no drawing.
    htmlFile: drawingPage(isUncroppedFile(template) ? general : template),
    pngFile: join(publicDir, requirementImagePath(template.urlPath)),
    caption: captionOf(template),
  }));
  if (general)
    jobs.push({
      htmlFile: drawingPage(general),
      pngFile: join(publicDir, generalImagePath),
      caption: { title: generalTitle },
    });
  const drawn = isQuickBuild() ? 0 : await drawOgImages(jobs, cache);
  const originals = ((await cache.get(compressedKey)) as CompressedOriginals | undefined) ?? {};
  // A build that is cut off in between leaves forms that nobody knows the originals of.
  await cache.set(compressedKey, {});
  const compressed = await precompress(publicDir, originals);
  await cache.set(compressedKey, originals);
  reporter.info(
    `${listed.length} pages, ${files.length - 1} sitemaps, ${drawn} pictures drawn, ` +
      `${compressed.compressed} files compressed and ${compressed.kept} kept`,
  );
};
