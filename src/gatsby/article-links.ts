import { defaultLanguage } from "../../locales/languages";
import type { ContentNode } from "./create-pages/content-node";

interface NodeModel {
  findOne: (input: Query) => Promise<unknown>;
  findAll: (input: Query, dependencies: { connectionType: null }) => Promise<{ entries: Iterable<Document> }>;
}

type Query = { type: string; query: { filter: object } };
type Document = ContentNode<{ urlPath: string }>;
type Context = { nodeModel: NodeModel };

/** Authors have one text, in English (specification, section 2), whatever the language of their article. */
const author = {
  resolve: (source: { author: string }, _args: unknown, { nodeModel }: Context) =>
    nodeModel.findOne({
      type: "Author",
      query: { filter: { authorId: { eq: source.author }, lang: { eq: defaultLanguage.code } } },
    }),
};

/** A guide's documents in the language of the page, which need not be that of its text. */
const templates = {
  type: "[Template!]!",
  args: { lang: "String!" },
  resolve: async (
    { documents }: { documents: string[] },
    { lang }: { lang: string },
    { nodeModel }: Context,
  ) => {
    const query = { filter: { lang: { eq: lang }, urlPath: { in: documents } } };
    // Without a connection: the guide hangs on its own documents only.
    const { entries } = await nodeModel.findAll({ type: "Template", query }, { connectionType: null });
    const place = ({ urlPath }: Document) => documents.indexOf(urlPath);
    return [...entries].sort((a, b) => place(a) - place(b));
  },
};

/** Articles name authors and documents by id; in a query they are nodes. */
export const articleLinks = { Guide: { author, templates }, BlogPost: { author } };
