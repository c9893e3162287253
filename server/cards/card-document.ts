import type { Content } from "../../catalogue/content";
import type { CardBody } from "../../contract/card/card-body";
import { generalSizesCode } from "../../contract/codes";
import { type DocumentSummary, documentSummary } from "../../contract/document/document-summary";
import { usualOwnSize } from "../../contract/document/own-size";
import { sheetLabel } from "../../contract/document/sheet-label";
import { languageOfCode } from "../../locales/languages";
import { writeSize } from "../../locales/write-number";
import type { BackgroundChoice, PhotoRule } from "../../photo/core/types";
import { badRequest } from "../api-error";
import { unknownDocument } from "../unknown-document";
import { ownSize } from "./own-size";

/** The requested document: its rule and its names. */
export interface CardDocument {
  rule: PhotoRule;
  background: BackgroundChoice;
  /** "Germany, Passport, 35 × 45 mm" in the language of the call, for the margin of the sheet. */
  label: string;
  /** "Print at 100 %", also in that language. */
  printAtFullSizeLabel: string;
  /** "germany-passport-35x45mm", without an extension. */
  downloadName: string;
  /** Null for a custom size. */
  summary: DocumentSummary | null;
  /** `urlPath` if an authority decides on the photo; null for a custom size. */
  decidedAs: string | null;
}

/** ASCII words joined by hyphens, as a file name for every system. */
const slug = (words: string): string =>
  words
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");

const millimetres = (lengthMm: number) => String(Math.round(lengthMm * 10) / 10);

const sizeText = (rule: PhotoRule) => `${millimetres(rule.widthMm)}x${millimetres(rule.heightMm)}`;

/** A document has its own size and limits: reject others instead of ignoring them. The defaults stand in every body. */
function refuseOwnSize(body: CardBody): void {
  const given = [
    ...(["width", "height", "minKb", "maxKb"] as const).filter((field) => body[field] !== undefined),
    ...(body.unit === usualOwnSize.unit ? [] : ["unit"]),
    ...(body.dpi === usualOwnSize.dpi ? [] : ["dpi"]),
  ];
  if (given.length === 0) return;
  const named = given.map((field) => `body/${field}`).join(", ");
  throw badRequest(`body/urlPath must not stand beside ${named}: a document has its own`);
}

function templateDocument(
  content: Content,
  urlPath: string,
  { isChild, background: asked }: CardBody,
  lang: string,
): CardDocument {
  const background = asked.toLowerCase();
  const rule = content.photoRule(urlPath, isChild);
  const english = content.templateDetail("en", urlPath)?.data;
  const own = content.templateDetail(lang, urlPath)?.data;
  if (!rule || !english || !own) throw unknownDocument(content, urlPath);
  if (background.startsWith("#") && !rule.backgrounds.includes(background))
    throw badRequest(`body/background must be auto, keep or one of ${rule.backgrounds.join(", ")}`);
  const isGeneral = english.country === generalSizesCode;
  const name = isGeneral ? "photo" : slug(`${english.countryName} ${english.name}`);
  return {
    rule,
    background,
    label: sheetLabel(own, lang),
    printAtFullSizeLabel: content.documentTexts(lang).printAtFullSize,
    downloadName: `${name}-${sizeText(rule)}mm`,
    summary: documentSummary(own),
    decidedAs: isGeneral ? null : urlPath,
  };
}

/**
 * The other document of a mixed sheet.
 * @throws ApiError 404 for an unknown `urlPath`, 400 if it is the first document or accepts no print
 */
export function otherDocumentOf(content: Content, body: CardBody, lang: string): CardDocument | null {
  if (!body.otherDocument) return null;
  const { urlPath } = body.otherDocument;
  if (urlPath === body.urlPath)
    throw badRequest("body/otherDocument/urlPath must be another document than body/urlPath");
  // The engine chooses its background.
  const document = templateDocument(content, urlPath, { ...body, background: "auto" }, lang);
  if (!content.templateDetail("en", urlPath)!.data.printable)
    throw badRequest(
      `body/otherDocument/urlPath must be a document that takes a print, which ${urlPath} does not`,
    );
  return document;
}

/**
 * The document of a card request: a template by `urlPath`, else a custom size.
 * @throws ApiError 404 for an unknown `urlPath`, 400 for a colour that the document does not allow, or an invalid size
 */
export function documentOf(content: Content, body: CardBody, lang: string): CardDocument {
  if (body.urlPath !== undefined) {
    refuseOwnSize(body);
    return templateDocument(content, body.urlPath, body, lang);
  }
  const background = body.background.toLowerCase();
  const rule = ownSize(body, background);
  return {
    rule,
    background,
    label: writeSize(rule.widthMm, rule.heightMm, "mm", languageOfCode(lang)!.bcp47),
    printAtFullSizeLabel: content.documentTexts(lang).printAtFullSize,
    downloadName: `photo-${sizeText(rule)}mm`,
    summary: null,
    decidedAs: null,
  };
}
