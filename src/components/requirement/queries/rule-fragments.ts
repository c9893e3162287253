import { graphql } from "gatsby";

/** Fields of a document's file rule for `digitalLines`. */
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

/** Fields of a head rule for `LengthValue` and the drawing. */
export const headRule = graphql`
  fragment HeadRule on TemplateHead {
    crown
    heightMm {
      min
      max
    }
  }
`;

/** A page that states a rule, and when it was read. */
export const ruleSource = graphql`
  fragment RuleSource on TemplateSource {
    name
    url
    seen
    kind
    quoted
    quotes {
      rule
      words
    }
  }
`;
