import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { GatsbyNode } from "gatsby";
import { defaultLanguage } from "../../locales/languages";
import { buildLanguageCodes } from "./build-languages";

export interface MissingTexts {
  language: string;
  ns: string;
  data: string;
}

/** The namespaces for which a language has no file yet, with the English texts that stand in for them. */
export function missingTexts(localesDir: string, codes: readonly string[]): MissingTexts[] {
  const englishDir = join(localesDir, defaultLanguage.code);
  return readdirSync(englishDir)
    .filter((file) => file.endsWith(".json"))
    .flatMap((file) => {
      const lacking = codes.filter((code) => !existsSync(join(localesDir, code, file)));
      if (lacking.length === 0) return [];
      const data = JSON.stringify(JSON.parse(readFileSync(join(englishDir, file), "utf8")));
      return lacking.map((language) => ({ language, ns: file.replace(/\.json$/, ""), data }));
    });
}

/** A language that is still being translated is built with English words, and the build says so. */
export const sourceNodes: GatsbyNode["sourceNodes"] = ({
  actions,
  createNodeId,
  createContentDigest,
  reporter,
}) => {
  const missing = missingTexts("locales", buildLanguageCodes());
  for (const { language, ns, data } of missing) {
    void actions.createNode({
      id: createNodeId(`english texts ${language} ${ns}`),
      parent: null,
      children: [],
      internal: { type: "Locale", contentDigest: createContentDigest(data) },
      language,
      ns,
      data,
    });
  }
  if (missing.length > 0) {
    const files = missing.map(({ language, ns }) => `${language}/${ns}`);
    reporter.warn(
      `${missing.length} files of texts are missing and are English now: ${files.slice(0, 5).join(", ")} …`,
    );
  }
};
