import { type Static, Type } from "typebox";

const closed = { additionalProperties: false };

const DateSchema = Type.String({
  pattern: "^\\d{4}-\\d{2}-\\d{2}$",
  description: "Write a date as in 2026-11-20.",
});
const SlugSchema = Type.String({
  pattern: "^[a-z0-9]+(-[a-z0-9]+)*$",
  description: "Write lower-case letters and digits with single hyphens between them.",
});
const ImagePathSchema = Type.String({
  pattern: "^/images/[a-z0-9/-]+\\.(webp|avif|jpg|png|svg)$",
  description: "Write it as in /images/model.webp.",
});
const TextSchema = Type.String({ minLength: 1 });

/** Of an article, or in the front matter of a translation: only shown in previews. False is what an editor on a Git host writes into published texts. */
const DraftSchema = Type.Optional(
  Type.Boolean({ default: false, description: "Write true, or take the line out to publish." }),
);

export const GuideMetaSchema = Type.Object(
  {
    country: Type.String({ pattern: "^[A-Z]{2}$", description: 'Write two capital letters, as in "PT".' }),
    documents: Type.Array(SlugSchema, { minItems: 1 }),
    author: SlugSchema,
    publishedAt: DateSchema,
    updatedAt: DateSchema,
    draft: DraftSchema,
  },
  closed,
);

export const BlogMetaSchema = Type.Object(
  {
    author: SlugSchema,
    publishedAt: DateSchema,
    updatedAt: DateSchema,
    draft: DraftSchema,
    recommended: Type.Array(SlugSchema),
    image: Type.Optional(ImagePathSchema),
  },
  closed,
);

export const FaqMetaSchema = Type.Object(
  {
    category: SlugSchema,
    order: Type.Number(),
    urlPaths: Type.Array(SlugSchema),
    updatedAt: DateSchema,
    draft: DraftSchema,
  },
  closed,
);

export const AuthorMetaSchema = Type.Object({ order: Type.Number(), updatedAt: DateSchema }, closed);

export const LegalMetaSchema = Type.Object({ updatedAt: DateSchema }, closed);

/** The date of this language, if it differs from that of meta.yaml. */
const ownDay = { updatedAt: Type.Optional(DateSchema) };

/** Nobody types the comma between two searches; one between digits is part of a size. */
const KeywordSchema = Type.String({
  pattern: "^(?:[^,;،、，；]|(?<=\\d),(?=\\d))+$",
  description: "Write each search that people type as a keyword of its own, without commas.",
});

/** Front matter of guides and blog articles. */
export const ArticleFrontSchema = Type.Object(
  {
    title: TextSchema,
    description: TextSchema,
    keywords: Type.Array(KeywordSchema, { minItems: 1 }),
    ...ownDay,
    draft: DraftSchema,
  },
  closed,
);

export const FaqFrontSchema = Type.Object({ question: TextSchema, ...ownDay, draft: DraftSchema }, closed);

export const AuthorFrontSchema = Type.Object(
  { name: TextSchema, role: TextSchema, description: TextSchema, ...ownDay },
  closed,
);

export const LegalFrontSchema = Type.Object(
  { title: TextSchema, description: TextSchema, ...ownDay },
  closed,
);

export type GuideMeta = Static<typeof GuideMetaSchema>;
export type BlogMeta = Static<typeof BlogMetaSchema>;
export type FaqMeta = Static<typeof FaqMetaSchema>;
export type AuthorMeta = Static<typeof AuthorMetaSchema>;
export type LegalMeta = Static<typeof LegalMetaSchema>;
export type ArticleFront = Static<typeof ArticleFrontSchema>;
export type FaqFront = Static<typeof FaqFrontSchema>;
export type AuthorFront = Static<typeof AuthorFrontSchema>;
export type LegalFront = Static<typeof LegalFrontSchema>;
