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

/** What `LengthValue` and the drawing need of a head's rule. */
export const headRule = graphql`
  fragment HeadRule on TemplateHead {
    crown
    heightMm {
      min
      max
    }
  }
`;

/** A page that says a rule, and when it was read. */
export const ruleSource = graphql`
  fragment RuleSource on TemplateSource {
    name
    url
    seen
    kind
    quotes {
      rule
      words
    }
  }
`;
