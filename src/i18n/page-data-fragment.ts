import { graphql } from "gatsby";

/** Needed by every page for its canonical address. */
export const siteAddress = graphql`
  fragment SiteAddress on Site {
    siteMetadata {
      siteUrl
    }
  }
`;

/** The texts of a page, under the key `locales`, where the i18n plugin expects them. */
export const pageTexts = graphql`
  fragment PageTexts on LocaleConnection {
    edges {
      node {
        ns
        data
        language
      }
    }
  }
`;
