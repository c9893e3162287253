import { createHash } from "node:crypto";
import type { ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { watch } from "chokidar";
import type { GatsbyConfig } from "gatsby";
import { retainedIn } from "../../contract/retention";
import { callRoots } from "../../contract/site/api-paths";
import { buildLanguageCodes } from "../../locales/build-languages";
import { defaultLanguage, languages } from "../../locales/languages";
import { defaultLanguageCode, productName } from "../constants";
import { completeAgain, completeTexts } from "./complete-texts";
import { forwardToApi } from "./forward-to-api";
import { builtTypesFile, typesFile } from "./query-types";

const siteUrl = (process.env.GATSBY_SITE_URL ?? "http://localhost:8000").replace(/\/+$/, "");

/** Where `gatsby develop` finds the API; the built site asks its own origin or GATSBY_V5_BASE. */
const developApiUrl = process.env.V5_API_URL ?? "http://localhost:4000";

const localesDir = `${process.cwd()}/locales`;

const textSources = {
  localesDir,
  targetDir: join(
    tmpdir(),
    `open-passport-photo-locales-${createHash("sha1").update(process.cwd()).digest("hex").slice(0, 8)}`,
  ),
  codes: buildLanguageCodes(),
  isPreview: Boolean(process.env.GATSBY_PREVIEW),
};
const completed = completeTexts(textSources);

/** Their texts would become nodes that no page shows. */
const otherLanguages = languages
  .map(({ code }) => code)
  .filter((code) => !buildLanguageCodes().includes(code));

const isDeveloping = process.env.gatsby_executing_command === "develop" && !process.env.GATSBY_PREVIEW;

const developMiddleware: GatsbyConfig["developMiddleware"] = (app) => {
  // The server of `gatsby develop` knows no AVIF and would call it a download.
  app.get(/^\/images\/.*\.avif$/, (_request: unknown, response: ServerResponse, next: () => void) => {
    response.setHeader("content-type", "image/avif");
    next();
  });
  app.use(callRoots, forwardToApi(developApiUrl));
  // A file that is still being written is no JSON yet.
  watch(localesDir, { ignoreInitial: true, awaitWriteFinish: { stabilityThreshold: 200 } }).on(
    "change",
    (path) => path.endsWith(".ts") || completeAgain(textSources),
  );
};

export const gatsbyConfig: GatsbyConfig = {
  siteMetadata: { title: productName, siteUrl, mediaDays: retainedIn(process.env, "mediaDays") },
  trailingSlash: "never",
  jsxRuntime: "automatic",
  // Only developers write sources: a build's and a preview's types lie elsewhere; `npm run check:site` compares.
  graphqlTypegen: {
    typesOutputPath: isDeveloping ? typesFile : builtTypesFile,
    generateOnBuild: true,
    documentSearchPaths: [],
  },
  developMiddleware,
  plugins: [
    {
      resolve: "gatsby-source-filesystem",
      options: {
        name: "locale",
        path: localesDir,
        ignore: [
          ...completed.replaced.map((file) => `**/locales/${file}`),
          ...otherLanguages.map((code) => `**/locales/${code}`),
        ],
      },
    },
    ...(completed.folder
      ? [{ resolve: "gatsby-source-filesystem", options: { name: "locale", path: completed.folder } }]
      : []),
    {
      resolve: "gatsby-source-filesystem",
      // Documents, blog and questions come through the API.
      options: {
        name: "content",
        path: `${process.cwd()}/content`,
        // A text that is being saved has a name with a dot for a moment.
        ignore: [
          "**/.*",
          "**/templates",
          "**/blog",
          "**/faq",
          ...otherLanguages.map((code) => `**/${code}.mdx`),
        ],
      },
    },
    { resolve: "gatsby-source-v5", options: { languages: buildLanguageCodes() } },
    { resolve: "gatsby-transformer-articles", options: { languages: buildLanguageCodes() } },
    {
      resolve: "gatsby-plugin-react-i18next",
      options: {
        localeJsonSourceName: "locale",
        languages: buildLanguageCodes(),
        defaultLanguage: defaultLanguage.code,
        generateDefaultLanguagePage: false,
        // Nobody is sent to another language by their browser's settings.
        redirect: false,
        siteUrl,
        trailingSlash: "never",
        verbose: false,
        i18nextOptions: {
          defaultNS: "common",
          // Codes are path prefixes: without these two "zh-tw" would be looked up as "zh-TW", then as "zh".
          lowerCaseLng: true,
          load: "currentOnly",
          fallbackLng: defaultLanguageCode,
          interpolation: { escapeValue: false },
          returnNull: false,
        },
      },
    },
  ],
};
