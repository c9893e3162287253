import type { BackgroundChoice, PhotoRule } from "../../../photo/core/types";
import { badRequest, notFound } from "../api-error";
import type { Content } from "../content/content";
import type { CardBody } from "../schemas/card";
import { ownSize } from "./own-size";

/** What is to be made: the rule that the engine obeys, and how it is called. */
export interface Document {
  rule: PhotoRule;
  background: BackgroundChoice;
  /** "Germany passport, 35x45 mm", for the margin of the sheet. */
  label: string;
  /** "germany-passport-35x45mm", without an extension. */
  downloadName: string;
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

/** Sizes that belong to no country are called by their size alone. */
const generalCountry = "XX";

/** How a document of this rule is called; `name` is empty for a bare size. */
function named(rule: PhotoRule, name: string): Pick<Document, "label" | "downloadName"> {
  const size = sizeText(rule);
  const printedSize = `${size.replace("x", " x ")} mm`;
  return name
    ? { label: `${name}, ${printedSize}`, downloadName: `${slug(name)}-${size}mm` }
    : { label: printedSize, downloadName: `photo-${size}mm` };
}

function templateDocument(content: Content, urlPath: string, background: string): Document {
  const rule = content.photoRule(urlPath);
  const template = content.templateDetail("en", urlPath)?.data;
  if (!rule || !template) throw notFound(`no document ${urlPath}`);
  if (background.startsWith("#") && !rule.backgrounds.includes(background))
    throw badRequest(`body/background must be auto, keep or one of ${rule.backgrounds.join(", ")}`);
  const name = template.country === generalCountry ? "" : `${template.countryName} ${template.name}`;
  return { rule, background, ...named(rule, name) };
}

/**
 * The document that a card call asks for: a template by `urlPath`, else a size of one's own.
 *
 * @throws ApiError 404 for an unknown `urlPath`, 400 for a colour that the document does not allow or a bad size
 */
export function documentOf(content: Content, body: CardBody): Document {
  const background = body.background.toLowerCase();
  if (body.urlPath !== undefined) return templateDocument(content, body.urlPath, background);
  const rule = ownSize(body, background);
  return { rule, background, ...named(rule, "") };
}
