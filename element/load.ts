import { languageOfTag } from "../locales/language-of-tag";
import { defaultLanguage, type Language } from "../locales/languages";
import { DeviceFailed } from "../photo/web/device-failed";
import type { PackedDocument } from "./packed-document";
import { type Texts, type Translate, translator } from "./texts";

/** Written into the bundle by the packing. */
declare const englishTexts: Texts;

/** Needs no file. */
export const english = translator(englishTexts, englishTexts);

/** The page that holds the element has to be corrected: trying again does not help. */
export class PageWrong extends DeviceFailed {
  constructor(message: string) {
    super("not-loaded", message);
  }
}

/** None is named, or the element's files are there, but none of such a document. */
export class DocumentUnknown extends PageWrong {}

/** @param ifMissing what is wrong if the file does not exist */
async function loadJson<T>(url: URL, signal: AbortSignal, ifMissing: string): Promise<T> {
  const answer = await fetch(url, { signal }).catch((error: Error) => {
    signal.throwIfAborted();
    throw new DeviceFailed("not-loaded", `${url}: ${error.message}`);
  });
  if (answer.status === 404) throw new PageWrong(`${ifMissing} There is no ${url}.`);
  if (!answer.ok) throw new DeviceFailed("not-loaded", `${url}: ${answer.status}`);
  return (await answer.json()) as T;
}

const wrongFolder = '"asset-path" does not lead to the files of the element.';

/** The files of the element: beside its script, or where `asset-path` says. */
export function assetsOf(element: Element): URL {
  const path = element.getAttribute("asset-path");
  return path === null
    ? new URL("./", import.meta.url)
    : new URL(path.replace(/\/?$/, "/"), document.baseURI);
}

/** As HTML defines it: the element's own `lang`, or that of the nearest element around it. */
export const languageOf = (element: Element): Language =>
  languageOfTag(element.closest("[lang]")?.getAttribute("lang") ?? "") ?? defaultLanguage;

/** @throws DeviceFailed "not-loaded", PageWrong */
export async function loadTexts(assets: URL, { code }: Language, signal: AbortSignal): Promise<Translate> {
  if (code === defaultLanguage.code) return english;
  const url = new URL(`texts/${code}.json`, assets);
  return translator(await loadJson<Texts>(url, signal, wrongFolder), englishTexts);
}

const hasWorker = (assets: URL, signal: AbortSignal): Promise<boolean> =>
  fetch(new URL("photo-worker.js", assets), { method: "HEAD", signal }).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * @param id such as "de-passport"
 * @throws DeviceFailed "not-loaded", PageWrong, DocumentUnknown
 */
export async function loadDocument(assets: URL, id: string, signal: AbortSignal): Promise<PackedDocument> {
  if (id === "") throw new DocumentUnknown('The attribute "document" is missing, such as "de-passport".');
  const url = new URL(`documents/${encodeURIComponent(id)}.json`, assets);
  try {
    return await loadJson(url, signal, wrongFolder);
  } catch (error) {
    if (!(error instanceof PageWrong) || !(await hasWorker(assets, signal))) throw error;
    throw new DocumentUnknown(`document="${id}" is no document: there is no ${url}.`);
  }
}
