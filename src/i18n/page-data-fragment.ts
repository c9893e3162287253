import { graphql } from "gatsby";

/** What every page needs for its canonical address. */
export const siteAddress = graphql`
  fragment SiteAddress on Site {
    siteMetadata {
      siteUrl
    }
  }
`;

/** The words of a page, under the key `locales`: the i18n plugin looks for them there. */
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
