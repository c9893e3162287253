import { graphql } from "gatsby";

/** Fields of a document for `DocumentCards`. */
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
