import { resolve } from "node:path";
import type { Page } from "gatsby";
import { defaultLanguage } from "../../../locales/languages";
import { paths } from "../../paths";
import { localizedPages } from "../localized-page";
import { inLanguage, type NodesOfType, translationsById } from "./content-node";

const legalPaths: Readonly<Record<string, string>> = { privacy: paths.privacy, terms: paths.terms };

/** @throws Error for a legal text that has no address */
export function legalPages(nodesOfType: NodesOfType): Page[] {
  const texts = nodesOfType<{ legalId: string; lang: string }>("LegalText");
  const translations = translationsById(
    texts,
    (text) => text.legalId,
    (text) => text.lang,
  );
  return [...translations].flatMap(([legalId, codes]) => {
    const path = legalPaths[legalId];
    if (!path) throw new Error(`content/legal/${legalId} has no address; see legalPaths`);
    const versions = texts.filter((text) => text.legalId === legalId);
    if (!codes.includes(defaultLanguage.code))
      throw new Error(`content/legal/${legalId} has no en.mdx, which stands in for missing translations`);
    return localizedPages({
      path,
      component: resolve("src/templates/legal-text.tsx"),
      context: (code) => ({ text: inLanguage(versions, "legalId", code)[0]!.id }),
      translations: codes,
    });
  });
}
