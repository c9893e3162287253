import type { GatsbyNode } from "gatsby";
import { defaultLanguage } from "../../locales/languages";
import { commonSizes, photoSizes, type SizedDocument } from "../units/photo-sizes";
import { articleLinks } from "./article-links";
import { inLanguage } from "./create-pages/content-node";

interface TextNode {
  id: string;
  lang: string;
  [field: string]: unknown;
}

interface ResolverContext {
  nodeModel: {
    findAll: (input: { type: string; query: object }) => Promise<{ entries: Iterable<TextNode> }>;
    getNodesByIds: (input: { type: string; ids: string[] }) => TextNode[];
  };
}

const listed = [
  { type: "Guide", field: "guidesIn", idField: "guideId" },
  { type: "Author", field: "authorsIn", idField: "authorId" },
] as const;

/**
 * `guidesIn(lang)` and `authorsIn(lang)`: all of them, in a language or else in English; a text's own `lang` says
 * which. `guidesById(ids)`: those guides and no others. A query of `allGuide` hangs on every guide there is, so
 * that one changed article would make Gatsby run the queries of all documents again. `commonSizes`: the sizes that
 * have a page.
 */
export const createResolvers: GatsbyNode["createResolvers"] = ({ createResolvers: create }) => {
  const lists = listed.map(({ type, field, idField }) => [
    field,
    {
      type: `[${type}!]!`,
      args: { lang: "String!" },
      resolve: async (_: unknown, { lang }: { lang: string }, { nodeModel }: ResolverContext) => {
        const { entries } = await nodeModel.findAll({ type, query: {} });
        const texts = inLanguage([...entries], idField, lang);
        return texts.sort((a, b) => (String(a[idField]) < String(b[idField]) ? -1 : 1));
      },
    },
  ]);
  const guidesById = {
    type: "[Guide!]!",
    args: { ids: "[String!]!" },
    resolve: (_: unknown, { ids }: { ids: string[] }, { nodeModel }: ResolverContext) =>
      nodeModel.getNodesByIds({ type: "Guide", ids }),
  };
  const sizes = {
    type: "[PhotoSize!]!",
    resolve: async (_: unknown, _args: unknown, { nodeModel }: ResolverContext) => {
      const query = { filter: { lang: { eq: defaultLanguage.code } } };
      const { entries } = await nodeModel.findAll({ type: "Template", query });
      return commonSizes(photoSizes(entries as Iterable<TextNode & SizedDocument>));
    },
  };
  create({
    ...articleLinks,
    Query: { ...Object.fromEntries(lists), guidesById, commonSizes: sizes },
  });
};
