import { stringify } from "yaml";
import type { ArticleKindName } from "../../articles/article-collection";

export const creatableKinds = ["guide", "blog", "faq", "author"] as const;
export type CreatableKind = (typeof creatableKinds)[number];

/** Folder of each kind below content/. */
export const kindFolders = {
  guide: "guides",
  blog: "blog",
  faq: "faq",
  author: "authors",
} satisfies Record<CreatableKind, ArticleKindName>;

export interface SkeletonInput {
  today: string;
  author: string;
  country: string;
  /** English; "" where the kind has no country. */
  countryName: string;
  documents: string[];
  /** Whether a source states the head height of the first of them. */
  firstStatesHead: boolean;
  category: string;
  order: number;
}

interface Skeleton {
  meta: string;
  text: string;
}

/**
 * The two files of a new article by its kind: valid, with TODOs for the writer. It begins as a draft, except for an author, which
 * has no drafts.
 */
export const skeletons: Record<CreatableKind, (input: SkeletonInput) => Skeleton> = {
  guide: ({ country, countryName, documents, author, today, firstStatesHead }) => ({
    meta: stringify({ country, documents, author, publishedAt: today, updatedAt: today, draft: true }),
    text: page(
      {
        title: `${countryName}: how to take the photo`,
        description: "TODO: one or two sentences for the search result, 50 to 155 letters.",
        keywords: [`${countryName} photo`],
      },
      guideBody(documents[0] ?? "", firstStatesHead),
    ),
  }),
  blog: ({ author, today, documents }) => ({
    meta: stringify({ author, publishedAt: today, updatedAt: today, draft: true, recommended: documents }),
    text: page(
      {
        title: "TODO: title",
        description: "TODO: one or two sentences, 50 to 155 letters.",
        keywords: ["TODO"],
      },
      "TODO: what the reader will know at the end.\n\n## TODO: a heading\n\nTODO\n",
    ),
  }),
  faq: ({ category, order, documents, today }) => ({
    meta: stringify({ category, order, urlPaths: documents, updatedAt: today, draft: true }),
    text: page(
      { question: "TODO: the question as a visitor would ask it?" },
      "TODO: the answer, shortest first.\n",
    ),
  }),
  author: ({ order, today }) => ({
    meta: stringify({ order, updatedAt: today }),
    text: page(
      { name: "TODO: name", role: "TODO: role", description: "TODO: one sentence, 50 to 155 letters." },
      "TODO: what this author does.\n",
    ),
  }),
};

function guideBody(urlPath: string, statesHead: boolean): string {
  const fact = (field: string) => `<Fact urlPath="${urlPath}" field="${field}" />`;
  const head = statesHead ? ` and the head ${fact("headHeight")} high` : "";
  return `TODO: what is special about this photo.

<DocumentFacts urlPath="${urlPath}" />

## Taking the picture at home

The print is ${fact("size")}${head}.

<PhotoDiagram urlPath="${urlPath}" />

<Step title="Stand">

TODO

</Step>

<Compare good="TODO: what a right photo shows" bad="TODO: what is refused" />

## What this authority refuses

<Warning>

TODO

</Warning>

## Handing it in

TODO: on paper or online, and [all requirements](/requirements/${urlPath}).
`;
}

const page = (front: object, body: string): string => `---\n${stringify(front)}---\n\n${body}`;
