import { graphql } from "gatsby";

/** What `digitalLines` needs of a document's file rule. */
export const digitalRule = graphql`
  fragment DigitalRule on TemplateDigital {
    widthPx {
      min
      max
    }
    heightPx {
      min
      max
    }
    minKb
    maxKb
    format
  }
`;
