import { urlPathPattern } from "../contract/patterns";
import { languageOfTag } from "../locales/language-of-tag";
import { defaultLanguage, type Language } from "../locales/languages";
import { nearestWord } from "../photo/core/nearest-word";
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
  if (url.origin !== globalThis.origin)
    throw new PageWrong(
      `The files of the element must be on the page's own origin, ${globalThis.origin}, not on ${url.origin}: a browser starts no worker from another one.`,
    );
  const answer = await fetch(url, { signal }).catch((error: Error) => {
    signal.throwIfAborted();
    throw new DeviceFailed("not-loaded", `${url}: ${error.message}`);
  });
  if (answer.status === 404) throw new PageWrong(`${ifMissing} There is no ${url}.`);
  if (!answer.ok) throw new DeviceFailed("not-loaded", `${url}: ${answer.status}`);
  return (await answer.json()) as T;
}

/** Resolves when the scripts of a page that still loads have run: one of them may add the listener of an event. */
export async function afterPageScripts(): Promise<void> {
  if (document.readyState !== "complete")
    await new Promise((resolve) => {
      document.addEventListener("DOMContentLoaded", resolve, { once: true });
      window.addEventListener("load", resolve, { once: true });
    });
  await new Promise((resolve) => setTimeout(resolve));
}

const isUrlPath = new RegExp(urlPathPattern);

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

/**
 * @param id such as "de-passport"
 * @throws DeviceFailed "not-loaded", PageWrong, DocumentUnknown
 */
export async function loadDocument(assets: URL, id: string, signal: AbortSignal): Promise<PackedDocument> {
  if (id === "") throw new DocumentUnknown('The attribute "document" is missing, such as "de-passport".');
  try {
    if (isUrlPath.test(id))
      return await loadJson(new URL(`documents/${id}.json`, assets), signal, wrongFolder);
  } catch (error) {
    if (!(error instanceof PageWrong)) throw error;
  }
  const labels = await loadJson<object>(new URL("documents.json", assets), signal, wrongFolder);
  const near = nearestWord(id, Object.keys(labels));
  const hint = near ? `Did you mean "${near}"?` : "documents.json lists all.";
  throw new DocumentUnknown(`document="${id}" is no document. ${hint}`);
}
