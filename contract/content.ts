import { type Static, Type } from "typebox";
import { faqCategories } from "./codes";
import { CountryGroupSchema, documentKinds, TemplateSchema } from "./document/template";
import { queryFields, urlPathField } from "./query";

/** One record of GET /v5/passport/lang, in the product specification's own names; images are site paths. */
export const LanguageRecordSchema = Type.Object(
  {
    lang: Type.String({ description: "URL prefix, or 'en'" }),
    name: Type.String(),
    nativeName: Type.String(),
    bcp47: Type.String(),
    dir: Type.Union([Type.Literal("ltr"), Type.Literal("rtl")]),
    modelImage: Type.String(),
    headerGuideImage: Type.String(),
    headerExampleImage: Type.String(),
    passportStep1: Type.String(),
    passportStep2: Type.String(),
    passportStep3: Type.String(),
  },
  { title: "Language" },
);

export const BlogSummarySchema = Type.Object(
  {
    blogId: Type.String(),
    lang: Type.String({ description: "language of the text; 'en' where there is no translation" }),
    title: Type.String(),
    description: Type.String(),
    keywords: Type.Array(Type.String()),
    author: Type.String({ description: "author id" }),
    publishedAt: Type.String({ description: "ISO date" }),
    updatedAt: Type.String(),
    image: Type.String(),
    recommended: Type.Array(Type.String(), { description: "urlPaths" }),
    translations: Type.Array(Type.String(), { description: "codes of the languages that have this article" }),
  },
  { title: "ArticleSummary" },
);

export const BlogDetailSchema = Type.Interface(
  [BlogSummarySchema],
  {
    html: Type.String(),
    toc: Type.Array(Type.Object({ id: Type.String(), text: Type.String() })),
  },
  { title: "Article" },
);

export const FaqItemSchema = Type.Object(
  {
    faqId: Type.String(),
    lang: Type.String(),
    category: Type.Enum([...faqCategories]),
    question: Type.String(),
    answerHtml: Type.String(),
    urlPaths: Type.Array(Type.String()),
    updatedAt: Type.String(),
  },
  { title: "Question" },
);

/** Half of a list's bytes are what sources say, which a chooser does not show. */
const sources = Type.Optional(
  Type.Boolean({
    default: true,
    description: "false: `sources` are left empty; one document with all of them is `template/detail`",
  }),
);

export const HotTemplatesQuerySchema = Type.Object({ ...queryFields, sources });

export const DocumentsQuerySchema = Type.Object({
  ...queryFields,
  sources,
  country: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 60,
      description:
        "only of this country: its countryCode, such as DE. Anything else answers 404 with the code that is meant",
    }),
  ),
  document: Type.Optional(Type.Enum([...documentKinds], { description: "only of this kind" })),
});

export const TemplateQuerySchema = Type.Object({
  ...queryFields,
  urlPath: urlPathField("id of the document, such as de-passport"),
});

export const BlogQuerySchema = Type.Object({
  ...queryFields,
  blogId: urlPathField("id of the article"),
});

export const LanguageListSchema = Type.Array(LanguageRecordSchema);
export const CountryGroupListSchema = Type.Array(CountryGroupSchema);
export const HotTemplatesSchema = Type.Object({ list: Type.Array(TemplateSchema) });
export const BlogListSchema = Type.Array(BlogSummarySchema);
export const FaqListSchema = Type.Array(FaqItemSchema);

export type DocumentFilter = Pick<Static<typeof DocumentsQuerySchema>, "country" | "document" | "sources">;
export type LanguageRecord = Static<typeof LanguageRecordSchema>;
export type BlogSummary = Static<typeof BlogSummarySchema>;
export type BlogDetail = Static<typeof BlogDetailSchema>;
export type FaqItem = Static<typeof FaqItemSchema>;
