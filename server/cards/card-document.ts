import type { Content } from "../../catalogue/content";
import type { CardBody } from "../../contract/card/card-body";
import { generalSizesCode } from "../../contract/codes";
import { sheetLabel } from "../../contract/document/sheet-label";
import { languageOfCode } from "../../locales/languages";
import { writeSize } from "../../locales/write-number";
import type { BackgroundChoice, PhotoRule } from "../../photo/core/types";
import { badRequest, notFound } from "../api-error";
import { ownSize } from "./own-size";

/** What is to be made: the rule that the engine obeys, and how it is called. */
export interface CardDocument {
  rule: PhotoRule;
  background: BackgroundChoice;
  /** "Germany, Passport, 35 × 45 mm" in the language of the call, for the margin of the sheet. */
  label: string;
  /** "Print at 100 %", in that language too. */
  printAtFullSizeLabel: string;
  /** "germany-passport-35x45mm", without an extension. */
  downloadName: string;
  /** `urlPath` where an authority decides on the photo; null for a size that belongs to none. */
  decidedAs: string | null;
}

/** ASCII words joined by hyphens: a file name for every system. */
const slug = (words: string): string =>
  words
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");

const millimetres = (lengthMm: number) => String(Math.round(lengthMm * 10) / 10);

const sizeText = (rule: PhotoRule) => `${millimetres(rule.widthMm)}x${millimetres(rule.heightMm)}`;

/** A document has limits of its own: others beside them would be passed over in silence. */
function refuseOwnLimits({ minKb, maxKb }: CardBody): void {
  if (minKb === undefined && maxKb === undefined) return;
  throw badRequest("body/minKb and body/maxKb go with width and height, not with urlPath");
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
  if (!rule || !english || !own) throw notFound(`no document ${urlPath}`);
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
    decidedAs: isGeneral ? null : urlPath,
  };
}

/**
 * The other document of a mixed sheet.
 *
 * @throws ApiError 404 for an unknown `urlPath`, 400 for one that is the first document or takes no print
 */
export function otherDocumentOf(content: Content, body: CardBody, lang: string): CardDocument | null {
  if (!body.otherDocument) return null;
  const { urlPath } = body.otherDocument;
  if (urlPath === body.urlPath)
    throw badRequest("body/otherDocument/urlPath must be another document than body/urlPath");
  // Which background it takes is for the engine to choose.
  const document = templateDocument(content, urlPath, { ...body, background: "auto" }, lang);
  if (!content.templateDetail("en", urlPath)!.data.printable)
    throw badRequest(
      `body/otherDocument/urlPath must be a document that takes a print, which ${urlPath} does not`,
    );
  return document;
}

/**
 * The document that a card call asks for: a template by `urlPath`, else a size of one's own.
 *
 * @throws ApiError 404 for an unknown `urlPath`, 400 for a colour that the document does not allow or a bad size
 */
export function documentOf(content: Content, body: CardBody, lang: string): CardDocument {
  if (body.urlPath !== undefined) {
    refuseOwnLimits(body);
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
    decidedAs: null,
  };
}
