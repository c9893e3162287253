import { graphql } from "gatsby";

/** What `DocumentCards` needs of a document. */
export const drawnTemplate = graphql`
  fragment DrawnTemplate on Template {
    urlPath
    countryName
    name
    sizeLabel
    width
    height
    unit
    imageUrl
  }
`;
