import type { CountryGroup, Template } from "../../../contract/document/template";
import { readJson, sessionStore } from "../../browser/safe-storage";
import { wait } from "../../browser/wait";
import { v5Base } from "../base";
import type { CallOptions } from "../client";
import { isAbort, V5Error } from "../errors";
import { fetchHotTemplates, fetchTemplates } from "./content";
import { storedList, storeList } from "./stored-lists";

/** Incremented when the page needs a new field of the documents, because cached lists do not have it. */
const listVersion = 4;

/** Includes the API's origin: lists of one API must not be used with another. */
const environment = `${process.env.NODE_ENV}@${v5Base}#${listVersion}`;

/** All documents by country, cached in session storage per language and environment. */
export const cachedTemplates = (lang: string, options?: CallOptions): Promise<CountryGroup[]> =>
  cached(`template:${environment}:${lang}`, () => fetchTemplates(lang, options));

/** The popular documents, cached in the same way. */
export const cachedHotTemplates = (lang: string, options?: CallOptions): Promise<Template[]> =>
  cached(`hotTemplate:${environment}:${lang}`, () => fetchHotTemplates(lang, options));

/** How often a busy server, which says when to ask again, is asked for a list that the form cannot do without. */
const busyRetries = 2;

async function cached<Entry>(
  key: string,
  fetchList: () => Promise<Entry[]>,
  retries = busyRetries,
): Promise<Entry[]> {
  const kept = readJson<Entry[]>(sessionStore, key, (list) => Array.isArray(list) && list.length > 0);
  if (kept) return kept;
  try {
    const list = await fetchList();
    if (!lacksRules(list)) {
      sessionStore.set(key, JSON.stringify(list));
      void storeList(key, list);
    }
    return list;
  } catch (error) {
    // Offline, the list of an earlier visit is used; it is fetched again when online.
    const earlier = isAbort(error) ? undefined : await storedList<Entry>(key);
    if (earlier) return earlier;
    const waitMs = error instanceof V5Error ? error.retryAfterMs : null;
    if (waitMs === null || retries === 0) throw error;
    await wait(waitMs);
    return cached(key, fetchList, retries - 1);
  }
}

/** Whether the list comes from a server older than the page. Its documents have no `rule` and must not be cached. */
const lacksRules = (list: readonly unknown[]): boolean =>
  list.some((entry) => {
    const { templateList = [entry] } = entry as { templateList?: unknown[] };
    return templateList.some((template) => !(template as Partial<Template>).rule);
  });
