import type { GatsbyNode } from "gatsby";

/**
 * Declared by hand, so that a query stands even while a language has no file for a namespace, and that the types of
 * queries (`src/gatsby-types.d.ts`) know what is never null.
 */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createTypes(`
    type Site implements Node {
      siteMetadata: SiteSiteMetadata!
    }

    type SiteSiteMetadata {
      title: String!
      "The site's public address, without a slash at its end"
      siteUrl: String!
      "How long the pictures of a message are kept"
      mediaDays: Int!
    }

    "The words of one file below locales, in one language"
    type Locale implements Node {
      language: String!
      "Name of the file"
      ns: String!
      "The words as JSON"
      data: String!
    }

    enum PhotoSizeUnit { mm inch }

    "A size of prints that documents share"
    type PhotoSize {
      "The last part of its address, as 2x2in"
      id: String!
      widthMm: Float!
      heightMm: Float!
      "What people say it in"
      unit: PhotoSizeUnit!
    }
  `);
};
