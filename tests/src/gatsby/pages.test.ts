import { describe, expect, jest, test } from "@jest/globals";
import { buildLanguageCodes } from "../../../locales/build-languages";
import { languages } from "../../../locales/languages";
import { gatsbyConfig } from "../../../src/gatsby/config";
import { localizedPages } from "../../../src/gatsby/localized-page";
import { onCreatePage } from "../../../src/gatsby/on-create-page";
import { onCreateWebpackConfig } from "../../../src/gatsby/on-create-webpack-config";
import { sourceNodes } from "../../../src/gatsby/source-nodes";
import { stubEnv } from "../../for-this-test";

describe("languages to build", () => {
  test("all, or the named ones with English", () => {
    stubEnv("GATSBY_BUILD_LANGS", undefined);
    expect(buildLanguageCodes()).toEqual(languages.map((language) => language.code));
    expect(buildLanguageCodes("")).toHaveLength(29);
    expect(buildLanguageCodes("de, jp")).toEqual(["en", "de", "jp"]);
    expect(buildLanguageCodes("fr,ja,zh_TW,Spanish,es")).toEqual(["en", "fr-fr", "jp", "spa", "zh-tw"]);
  });

  test("an unknown one stops the build", () => {
    expect(() => buildLanguageCodes("en,xx")).toThrow('"xx"');
  });
});

test("English has no prefix, addresses no slash at the end, nobody is redirected", () => {
  expect(gatsbyConfig.trailingSlash).toBe("never");
  const i18n = gatsbyConfig.plugins?.find(
    (plugin) => typeof plugin === "object" && plugin?.resolve === "gatsby-plugin-react-i18next",
  );
  expect(i18n).toMatchObject({
    options: { generateDefaultLanguagePage: false, redirect: false, defaultLanguage: "en" },
  });
});

interface BundlerConfig {
  output?: unknown;
  optimization: { splitChunks: { cacheGroups: { calls: { test: RegExp }; styles: unknown } } };
}

/** Of Gatsby and of its TypeScript plugin. */
const gatsbyRules = [{ test: /\.(js|mjs|jsx|ts|tsx)$/ }, { test: /\.tsx?$/ }];

test("a chunk may take 120 s, and calls have a chunk of their own in the bundle", () => {
  const setWebpackConfig = jest.fn<(config: BundlerConfig) => void>();
  const getConfig = () => ({ module: { rules: gatsbyRules } });
  const configure = (stage: string) =>
    onCreateWebpackConfig?.(
      {
        actions: { setWebpackConfig, replaceWebpackConfig: jest.fn() },
        getConfig,
        plugins: { define: jest.fn(), normalModuleReplacement: jest.fn() },
        stage,
      } as never,
      { plugins: [] },
      () => {},
    );
  configure("develop");
  expect(setWebpackConfig).toHaveBeenLastCalledWith(
    expect.objectContaining({ output: { chunkLoadTimeout: 120_000 } }),
  );
  configure("build-javascript");
  const { calls, styles } = setWebpackConfig.mock.lastCall![0].optimization.splitChunks.cacheGroups;
  expect(calls.test.test("/x/node_modules/axios/lib/axios.js")).toBe(true);
  expect(styles).toBe(false);
});

test("what draws the pages is the same whatever else the environment holds", () => {
  class DefinePlugin {
    definitions: Record<string, unknown> = {
      "process.env": "({})",
      "process.env.GATSBY_V5_BASE": '""',
      "process.env.NODE_ENV": '"production"',
      "process.env.SSH_CLIENT": '"192.0.2.1"',
      "process.env.V5_EMBEDDED_URL": '"http://127.0.0.1:1"',
      __BASE_PATH__: '""',
    };
  }
  const given = new DefinePlugin();
  const args = {
    actions: { setWebpackConfig: jest.fn(), replaceWebpackConfig: jest.fn() },
    getConfig: () => ({ plugins: [given], module: { rules: gatsbyRules } }),
    plugins: { define: jest.fn(), normalModuleReplacement: jest.fn() },
    stage: "build-html",
  };
  onCreateWebpackConfig?.(args as never, { plugins: [] }, () => {});
  expect(Object.keys(given.definitions)).toEqual([
    "process.env",
    "process.env.GATSBY_V5_BASE",
    "process.env.NODE_ENV",
    "__BASE_PATH__",
  ]);
});

test("the nodes of the pages of the build before are kept", () => {
  const pages = [{ id: "SitePage /" }, { id: "SitePage /de" }];
  const touchNode = jest.fn();
  const getNodesByType = (type: string) => (type === "SitePage" ? pages : []);
  void sourceNodes?.({ actions: { touchNode }, getNodesByType } as never, { plugins: [] }, () => {});
  expect(touchNode.mock.calls.map(([page]) => page)).toEqual(pages);
});

describe("404 per language", () => {
  const create = (path: string, matchPath: string | undefined, language: string) => {
    const actions = { createPage: jest.fn(), deletePage: jest.fn() };
    const page = { path, matchPath, component: "x", context: { i18n: { language, path } } };
    onCreatePage?.({ page, actions } as never, { plugins: [] }, () => {});
    return actions;
  };

  test("no match path, which would put every address into every visitor's script", () => {
    const { createPage, deletePage } = create("/de/404", "/de/de/*", "de");
    expect(deletePage).toHaveBeenCalled();
    expect(createPage.mock.calls[0]?.[0]).toMatchObject({ path: "/de/404" });
    expect(createPage.mock.calls[0]?.[0]).not.toHaveProperty("matchPath");
    expect(create("/de/404", undefined, "de").createPage).not.toHaveBeenCalled();
    expect(create("/de/blog", undefined, "de").createPage).not.toHaveBeenCalled();
  });
});

describe("pages of one English path", () => {
  test("one for each language, with ids only in the context", () => {
    stubEnv("GATSBY_BUILD_LANGS", "en,de,ara");
    const pages = localizedPages({
      path: "/guide/us",
      component: "c.tsx",
      context: () => ({ id: "us" }),
      translations: ["en", "ara", "jp"],
    });
    expect(pages.map((page) => page.path)).toEqual(["/guide/us", "/ara/guide/us", "/de/guide/us"]);
    expect(pages[2]?.context).toEqual({
      id: "us",
      translations: ["en", "ara"],
      language: "de",
      i18n: {
        language: "de",
        languages: ["en", "ara", "de"],
        defaultLanguage: "en",
        generateDefaultLanguagePage: false,
        routed: true,
        originalPath: "/guide/us",
        path: "/de/guide/us",
      },
    });
    expect(pages[0]?.context?.i18n.routed).toBe(false);
  });

  test("a page may exist in some languages only", () => {
    stubEnv("GATSBY_BUILD_LANGS", "en,de");
    const pages = localizedPages({ path: "/author/a", component: "c.tsx", languageCodes: ["en"] });
    expect(pages.map((page) => page.path)).toEqual(["/author/a"]);
  });
});
