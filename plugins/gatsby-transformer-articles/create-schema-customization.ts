import type { GatsbyNode } from "gatsby";

/** One node per text; fields that a page always shows are non-null. */
const nodeTypes = /* GraphQL */ `
  "How to take the photo for some documents, in one language"
  type Guide implements Node @dontInfer {
    "Name of its folder"
    guideId: String!
    lang: String!
    title: String!
    description: String!
    keywords: [String!]!
    "ISO 3166-1 alpha-2; EU is ours"
    country: String!
    "The urlPaths of its documents, the chief one first"
    documents: [String!]!
    author: Author!
    publishedAt: Date! @dateformat
    updatedAt: Date! @dateformat
    html: String!
    "Its headings, with the ids that they bear in the html"
    toc: [ArticleHeading!]!
    readingMinutes: Int!
  }

  "Who answers for articles"
  type Author implements Node @dontInfer {
    "Name of the folder"
    authorId: String!
    lang: String!
    position: Float!
    name: String!
    role: String!
    description: String!
    updatedAt: Date! @dateformat
    html: String!
  }

  enum LegalId { privacy terms }

  "A page of the law in one language"
  type LegalText implements Node @dontInfer {
    "Name of its folder"
    legalId: LegalId!
    lang: String!
    title: String!
    description: String!
    updatedAt: Date! @dateformat
    html: String!
    toc: [ArticleHeading!]!
  }

  type ArticleHeading {
    id: String!
    text: String!
  }
`;

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createTypes(nodeTypes);
};
