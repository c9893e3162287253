import { defaultLanguage } from "../../locales/languages";
import type { ArticleText } from "./article-files";
import type { References } from "./references";

interface KeptBody<Read> {
  body: string;
  references: References;
  read: Read;
}

/**
 * Bodies that need not be read again: English texts, which stand on the pages of every language that has none of its
 * own; in a preview all, because each edit of a document renews every text that may show its numbers.
 */
export class KeptBodies<Read> {
  private readonly byFile = new Map<string, KeptBody<Read>>();

  /** What `read` made of the body, now or earlier with the same references. */
  get(
    { file, format, code, body }: Pick<ArticleText<unknown>, "file" | "format" | "code" | "body">,
    references: References,
    read: () => Read,
  ): Read {
    const key = `${format} ${file}`;
    const known = this.byFile.get(key);
    if (known?.body === body && isValid(known, references)) return known.read;
    const fresh = { body, references, read: read() };
    if (code === defaultLanguage.code || process.env.GATSBY_PREVIEW) this.byFile.set(key, fresh);
    return fresh.read;
  }
}

/** A picture may have changed below its address. */
const isValid = ({ body, references }: KeptBody<unknown>, now: References): boolean =>
  references === now || (!body.includes("![") && isSame(references.pages, now.pages));

const isSame = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean =>
  a.size === b.size && [...a].every((each) => b.has(each));
