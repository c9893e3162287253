import { defaultLanguage } from "../../locales/languages";
import type { ArticleText } from "./article-files";
import type { References } from "./references";

interface CachedBody<Read> {
  body: string;
  references: References;
  read: Read;
}

/**
 * Caches parsed bodies: English texts, which are shown in every language without a translation; in a preview all
 * texts, because an edited document renews every text that may show its numbers.
 */
export class BodyCache<Read> {
  private readonly byFile = new Map<string, CachedBody<Read>>();
  private keepsAll = Boolean(process.env.GATSBY_PREVIEW);

  /** For a process that reads the same folder many times. */
  keepAll(): void {
    this.keepsAll = true;
  }

  /** The result of `read`, cached for the same references. */
  get(
    { file, format, code, body }: Pick<ArticleText<unknown>, "file" | "format" | "code" | "body">,
    references: References,
    read: () => Read,
  ): Read {
    const key = `${format} ${file}`;
    const known = this.byFile.get(key);
    if (known?.body === body && isValid(known, references)) {
      known.references = references;
      return known.read;
    }
    const fresh = { body, references, read: read() };
    if (code === defaultLanguage.code || this.keepsAll) this.byFile.set(key, fresh);
    return fresh.read;
  }
}

/** A picture may have changed under the same address. What was read has no fault, which a new page cannot change. */
const isValid = ({ body, references }: CachedBody<unknown>, now: References): boolean =>
  references === now || (!body.includes("![") && !mayName(body, goneFrom(references.pages, now.pages)));

const goneFrom = (before: ReadonlySet<string>, now: ReadonlySet<string>): string[] =>
  [...before].filter((page) => !now.has(page));

/** A body names a page by its address, or a document by its end. */
const mayName = (body: string, pages: readonly string[]): boolean =>
  pages.some((page) => body.includes(page.slice(page.lastIndexOf("/") + 1)));
