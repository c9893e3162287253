import { createHash } from "node:crypto";
import type { CountryGroup, Template } from "../../contract/document/template";
import { defaultLanguage } from "../../locales/languages";
import { makeV5Client } from "../gatsby-source-v5/v5-client";

interface FetchedDocuments {
  records: Template[];
  collection: (code: string) => { byUrlPath: ReadonlyMap<string, Template> };
  /** A hash of the documents: texts are compiled again when it changes. */
  digest: string;
}

const fetched = new Map<string, Promise<FetchedDocuments>>();

/**
 * Documents of another API in each language, fetched once per build, so that guides have the same numbers as the
 * documents' pages.
 */
export function fetchDocuments(apiUrl: string, languages: readonly string[]): Promise<FetchedDocuments> {
  const key = [apiUrl, ...languages].join();
  const known = fetched.get(key) ?? fetchAll(apiUrl, languages);
  fetched.set(key, known);
  return known;
}

async function fetchAll(apiUrl: string, languages: readonly string[]): Promise<FetchedDocuments> {
  const get = makeV5Client({
    apiUrl,
    timeoutMs: 30_000,
    retries: 5,
    retryDelayMs: 500,
    cache: { get: async () => undefined, set: async () => undefined },
  });
  const codes = [...new Set([defaultLanguage.code, ...languages])];
  const lists = await Promise.all(
    codes.map(async (lang) => {
      const groups = await get<CountryGroup[]>("/v5/passport/template", { lang });
      return groups.flatMap(({ templateList }) => templateList);
    }),
  );
  const byLanguage = new Map(
    codes.map((code, index) => [code, new Map(lists[index]!.map((each) => [each.urlPath, each]))] as const),
  );
  const english = byLanguage.get(defaultLanguage.code)!;
  return {
    records: [...english.values()],
    collection: (code) => ({ byUrlPath: byLanguage.get(code) ?? english }),
    digest: createHash("sha256").update(JSON.stringify(lists)).digest("hex"),
  };
}
