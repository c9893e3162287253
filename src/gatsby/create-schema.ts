import type { GatsbyNode } from "gatsby";

/** Declared by hand, so that a query stands even while a language has no file for a namespace. */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createTypes(`
    type Locale implements Node {
      language: String!
      ns: String!
      data: String!
    }

    type PhotoSize {
      id: String!
      widthMm: Float!
      heightMm: Float!
      unit: String!
    }
  `);
};
