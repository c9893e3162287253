import type { GatsbyNode } from "gatsby";

/** Each text is one node; what a page always shows is never null. */
const nodeTypes = /* GraphQL */ `
  type Guide implements Node @dontInfer {
    guideId: String!
    lang: String!
    title: String!
    description: String!
    keywords: [String!]!
    country: String!
    documents: [String!]!
    author: String!
    publishedAt: Date! @dateformat
    updatedAt: Date! @dateformat
    html: String!
    toc: [ArticleHeading!]!
    readingMinutes: Int!
  }

  type Author implements Node @dontInfer {
    authorId: String!
    lang: String!
    position: Float!
    name: String!
    role: String!
    description: String!
    updatedAt: Date! @dateformat
    html: String!
  }

  type LegalText implements Node @dontInfer {
    legalId: String!
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
