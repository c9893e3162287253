import type { Texts } from "../../../locales/tools/text-check/read-texts";
import type { Article, ArticleText } from "../../articles/article-files";
import type { Fault } from "../../faults/content-error";

/** Sentences only: "size" in quotation marks may be a word of any form. */
const quotation = /(?<!=)"([A-Z][^"\n]* [^"\n]{1,80})"/g;
const tab = /\b(Digital|Printout) tab\b/g;
const tabKeys: Record<string, string> = {
  Digital: "result:tabs.digital",
  Printout: "result:tabs.printout",
};

const plain = (text: string): string => text.replaceAll("\u00ad", "").replace(/[.!]$/, "").toLowerCase();

/** Interface texts by wording, to find the key of a quoted text. */
function keysByText(texts: Texts): Map<string, string[]> {
  const keys = new Map<string, string[]>();
  for (const [namespace, own] of texts)
    for (const [key, text] of own)
      keys.set(plain(text), [...(keys.get(plain(text)) ?? []), `${namespace}:${key}`]);
  return keys;
}

function textOf(texts: Texts | undefined, id: string): string | undefined {
  const colon = id.indexOf(":");
  return texts?.get(id.slice(0, colon))?.get(id.slice(colon + 1));
}

/**
 * An interface text quoted by an English article must be quoted in translations as the translated interface has it.
 */
export function checkQuotedWords(
  { texts }: Article<object, object>,
  interfaceTexts: ReadonlyMap<string, Texts>,
): Fault[] {
  const english = texts.get("en");
  const keys = keysByText(interfaceTexts.get("en") ?? new Map());
  if (!english) return [];
  const quoted = [
    ...[...english.body.matchAll(quotation)].map(([, words = ""]) => ({
      words,
      ids: keys.get(plain(words)) ?? [],
    })),
    ...[...english.body.matchAll(tab)].map(([words, name = ""]) => ({ words, ids: [tabKeys[name] ?? ""] })),
  ].filter(({ ids }) => ids.length > 0);
  return [...texts.values()].flatMap((text) =>
    text.code === "en" ? [] : quoted.flatMap((quote) => faultOf(text, quote, interfaceTexts.get(text.code))),
  );
}

function faultOf(
  { file, front, body }: ArticleText<object>,
  { words, ids }: { words: string; ids: string[] },
  texts: Texts | undefined,
): Fault[] {
  const own = ids.map((id) => textOf(texts, id)).filter((text) => text !== undefined);
  const all = plain(`${JSON.stringify(front)} ${body}`);
  if (own.length === 0 || own.some((text) => all.includes(plain(text)))) return [];
  return [
    {
      file,
      line: null,
      field: "",
      problem: `does not quote "${words}" as the interface says it.`,
      fix: `Write "${own[0]}".`,
    },
  ];
}
