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

  /** The result of `read`, cached for the same references. */
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

/** A picture may have changed under the same address. */
const isValid = ({ body, references }: CachedBody<unknown>, now: References): boolean =>
  references === now || (!body.includes("![") && isSame(references.pages, now.pages));

const isSame = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean =>
  a.size === b.size && [...a].every((each) => b.has(each));
