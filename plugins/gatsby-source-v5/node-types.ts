/** The API's contract (contract) as Gatsby types; what a source may leave open is nullable. */
export const nodeTypes = /* GraphQL */ `
  type Template implements Node @dontInfer {
    lang: String!
    position: Int!
    urlPath: String!
    country: String!
    countryName: String!
    document: String!
    name: String!
    photoTitle: String!
    variant: String
    width: Float!
    height: Float!
    dpi: Int!
    unit: String!
    background: String!
    imageUrl: String!
    backgroundcolor: String!
    passportImageSrc: String!
    resolution: String!
    sizeWidth: Float!
    sizeHeight: Float!
    sizeUnit: String!
    sizeText: String!
    sizeLabel: String!
    backgroundName: String!
    backgrounds: [String!]!
    head: TemplateHead
    eyeLine: TemplateBand
    topMargin: TemplateBand
    digital: TemplateDigital
    colour: String!
    editPolicy: TemplateEditPolicy!
    online: Boolean!
    printable: Boolean!
    takenBy: String
    glasses: String
    headCovering: String
    forChildren: TemplateChildren
    notes: [String!]!
    sources: [TemplateSource!]!
    confidence: String!
    compiledAt: String!
    verifiedAt: String
    faq: [FaqItem!]! @link
    otherTemplates: [Template!]! @link
  }

  type TemplateBand {
    min: Float!
    max: Float!
  }

  type TemplateOpenBand {
    min: Float
    max: Float
  }

  type TemplateHead {
    heightMm: TemplateBand!
    crown: String!
  }

  type TemplateDigital {
    widthPx: TemplateOpenBand
    heightPx: TemplateOpenBand
    aspectRatio: Float
    minKb: Float
    maxKb: Float
    format: String!
  }

  type TemplateEditPolicy {
    background: String!
    retouch: String!
    geometry: String!
    statement: String
    sources: [TemplateSource!]!
    confidence: String
  }

  type TemplateChildren {
    groups: [TemplateChildGroup!]!
    sources: [TemplateSource!]!
  }

  type TemplateChildGroup {
    underYears: Int
    rules: [String!]!
    head: TemplateHead
  }

  type TemplateSource {
    name: String!
    url: String!
    seen: String
  }

  type CountryGroup implements Node @dontInfer {
    lang: String!
    position: Int!
    countryCode: String!
    countryName: String!
    aliases: [String!]!
    templateList: [Template!]! @link
  }

  type HotTemplates implements Node @dontInfer {
    lang: String!
    list: [Template!]! @link
  }

  type BlogPost implements Node @dontInfer {
    lang: String!
    textLang: String!
    position: Int!
    blogId: String!
    title: String!
    description: String!
    keywords: [String!]!
    author: String!
    publishedAt: Date! @dateformat
    updatedAt: Date! @dateformat
    image: String!
    recommended: [Template!]! @link
    translations: [String!]!
    html: String!
    toc: [BlogPostHeading!]!
  }

  type BlogPostHeading {
    id: String!
    text: String!
  }

  type FaqItem implements Node @dontInfer {
    lang: String!
    textLang: String!
    position: Int!
    faqId: String!
    category: String!
    question: String!
    answerHtml: String!
    urlPaths: [String!]!
    updatedAt: Date! @dateformat
  }

  type Language implements Node @dontInfer {
    position: Int!
    lang: String!
    name: String!
    nativeName: String!
    bcp47: String!
    dir: String!
    modelImage: String!
    headerGuideImage: String!
    headerExampleImage: String!
    passportStep1: String!
    passportStep2: String!
    passportStep3: String!
  }
`;
