import { join } from "node:path";
import type { TSchema } from "typebox";
import type { Fault } from "../faults/content-error";
import { type Article, type ArticleKind, readArticles } from "./article-files";
import {
  type ArticleFront,
  ArticleFrontSchema,
  type AuthorFront,
  AuthorFrontSchema,
  type AuthorMeta,
  AuthorMetaSchema,
  type BlogMeta,
  BlogMetaSchema,
  type FaqFront,
  FaqFrontSchema,
  type FaqMeta,
  FaqMetaSchema,
  type GuideMeta,
  GuideMetaSchema,
  type LegalFront,
  LegalFrontSchema,
  type LegalMeta,
  LegalMetaSchema,
} from "./article-schemas";
import { checkMeta, type References, referencesOfDraft } from "./references";

/** Content folders with articles, and their file extensions. */
export const articleKinds = {
  guides: { meta: GuideMetaSchema, front: ArticleFrontSchema, formats: ["mdx"] },
  blog: { meta: BlogMetaSchema, front: ArticleFrontSchema, formats: ["md", "mdx"] },
  faq: { meta: FaqMetaSchema, front: FaqFrontSchema, formats: ["md", "mdx"] },
  authors: { meta: AuthorMetaSchema, front: AuthorFrontSchema, formats: ["mdx"] },
  legal: { meta: LegalMetaSchema, front: LegalFrontSchema, formats: ["mdx"] },
} as const;

export type ArticleKindName = keyof typeof articleKinds;

export interface ArticleCollection {
  guides: Article<GuideMeta, ArticleFront>[];
  blog: Article<BlogMeta, ArticleFront>[];
  faq: Article<FaqMeta, FaqFront>[];
  authors: Article<AuthorMeta, AuthorFront>[];
  legal: Article<LegalMeta, LegalFront>[];
}

/** Reads articles of the given kinds and checks their references; faults are added to `faults`. */
export function readArticleKind<K extends ArticleKindName>(
  dir: string,
  kind: K,
  references: References,
  faults: Fault[],
): ArticleCollection[K] {
  const form: ArticleKind<TSchema, TSchema> = articleKinds[kind];
  const ofDraft = referencesOfDraft(references);
  return readArticles(join(dir, kind), form, faults, (article) => {
    const meta = article.meta as { draft?: boolean };
    return checkMeta({ ...article, meta }, meta.draft ? ofDraft : references);
  }) as ArticleCollection[K];
}
