import type { GatsbyNode } from "gatsby";
import { defaultLanguage } from "../../locales/languages";

interface TextNode {
  id: string;
  lang: string;
  [field: string]: unknown;
}

interface ResolverContext {
  nodeModel: {
    findAll: (input: { type: string; query: object }) => Promise<{ entries: Iterable<TextNode> }>;
  };
}

/** Each text once: in this language where it is translated, else in English. */
export function inLanguage(texts: readonly TextNode[], idField: string, lang: string): TextNode[] {
  const byId = new Map<unknown, TextNode>();
  for (const text of texts) {
    if (text.lang === lang || !byId.has(text[idField])) byId.set(text[idField], text);
  }
  return [...byId.values()];
}

const textTypes = [
  { type: "Guide", field: "guide", idField: "guideId" },
  { type: "Author", field: "author", idField: "authorId" },
  { type: "LegalText", field: "legalText", idField: "legalId" },
] as const;

async function textsOf(context: ResolverContext, type: string, idField: string, lang: string, id?: string) {
  const languages = { lang: { in: [lang, defaultLanguage.code] } };
  const { entries } = await context.nodeModel.findAll({
    type,
    query: { filter: id === undefined ? languages : { ...languages, [idField]: { eq: id } } },
  });
  return inLanguage([...entries], idField, lang);
}

/**
 * `guideIn(id, lang)` and `guidesIn(lang)`, and the same for authors and legal texts: articles whose body may
 * have no translation. The answer's own `lang` says in which language the text is. `guidesOf(urlPath, lang)`:
 * the guides that are about a document.
 */
export const createResolvers: GatsbyNode["createResolvers"] = ({ createResolvers: create }) => {
  const fields = textTypes.flatMap(({ type, field, idField }) => [
    [
      `${field}In`,
      {
        type,
        args: { id: "String!", lang: "String!" },
        resolve: async (_: unknown, args: { id: string; lang: string }, context: ResolverContext) =>
          (await textsOf(context, type, idField, args.lang, args.id))[0] ?? null,
      },
    ],
    [
      `${field}sIn`,
      {
        type: `[${type}!]!`,
        args: { lang: "String!" },
        resolve: (_: unknown, args: { lang: string }, context: ResolverContext) =>
          textsOf(context, type, idField, args.lang),
      },
    ],
  ]);
  const guidesOf = {
    type: "[Guide!]!",
    args: { urlPath: "String!", lang: "String!" },
    resolve: async (_: unknown, args: { urlPath: string; lang: string }, context: ResolverContext) => {
      const guides = await textsOf(context, "Guide", "guideId", args.lang);
      return guides.filter(({ documents }) => (documents as string[]).includes(args.urlPath));
    },
  };
  create({ Query: { ...Object.fromEntries(fields), guidesOf } });
};
