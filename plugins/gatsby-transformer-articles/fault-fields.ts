import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { TSchema } from "typebox";
import { articleKinds } from "../../catalogue/articles/article-collection";
import { type ArticleKind, type Repair, readArticleText } from "../../catalogue/articles/article-files";
import { compileAround, faultBox } from "../../catalogue/articles/fault-boxes";
import type { ContentError, Fault } from "../../catalogue/faults/content-error";
import { generalSizesCode } from "../../contract/codes";
import type { ArticleContext } from "./article-context";
import { type Fields, nodeFields, type TextPlace } from "./article-fields";

/**
 * In a preview, the page of a text with faults shows each at its place in a box, those of its data above, and the rest of the text
 * as usual. Faulty data would break the page: something stands in for it.
 */
export function faultFields(
  place: TextPlace,
  contentDir: string,
  { faults }: ContentError,
  context: ArticleContext | null,
): Fields {
  const { kind, id, code } = place;
  const form: ArticleKind<TSchema, TSchema> = articleKinds[kind];
  const { meta, front } = standIns(place, contentDir);
  const repair = { meta: soundIn(faults, meta), front: soundIn(faults, front) };
  const read = context && readArticleText(join(contentDir, kind, id), code, { ...form, repair }, []);
  const compiled = read && compileAround(read.text, faults, (text) => context.compile(text, code));
  return nodeFields(
    place,
    (read?.meta as object | undefined) ?? meta,
    (read?.text.front as object | undefined) ?? front,
    compiled ?? { html: faultBox(faults), toc: [] },
  );
}

/** The fields of a file that have no fault, beside what stands in for the others. */
const soundIn =
  (faults: readonly Fault[], standIn: object): Repair =>
  ({ file, written }) => {
    const isFaulty = (name: string) =>
      faults.some((fault) => fault.file === file && /^[^.[]*/.exec(fault.field)?.[0] === name);
    const fields = written !== null && typeof written === "object" ? Object.entries(written) : [];
    return { ...standIn, ...Object.fromEntries(fields.filter(([name]) => !isFaulty(name))) };
  };

function standIns({ kind, id, code }: TextPlace, contentDir: string): { meta: object; front: object } {
  const today = new Date().toISOString().slice(0, 10);
  const name = `${kind}/${id}/${code}.mdx`;
  switch (kind) {
    case "guides":
      return {
        meta: {
          country: generalSizesCode,
          documents: [],
          author: readdirSync(join(contentDir, "authors"))[0]!,
          publishedAt: today,
          updatedAt: today,
        },
        front: { title: name, description: name, keywords: [] },
      };
    case "authors":
      return { meta: { order: 0, updatedAt: today }, front: { name, role: "", description: name } };
    case "legal":
      return { meta: { updatedAt: today }, front: { title: name, description: name } };
  }
}
