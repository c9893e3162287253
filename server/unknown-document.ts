import type { Content } from "../catalogue/content";
import { nearCountry, nearDocument } from "../catalogue/templates/near-document";
import { type ApiError, notFound } from "./api-error";

const withHint = (msg: string, meant: string | undefined): ApiError =>
  notFound(`${msg}${meant ? `. Did you mean "${meant}"?` : ""}`);

/** 404 that names the document that is meant. */
export const unknownDocument = (content: Content, urlPath: string): ApiError =>
  withHint(`no document ${urlPath}`, nearDocument(content, urlPath));

/** 404 that names the code of the country that is meant, or what a code looks like. */
export function unknownCountry(content: Content, given: string): ApiError {
  const meant = nearCountry(content, given);
  const isCode = meant !== undefined || /^[A-Z]{2}$/.test(given);
  return withHint(`no country ${given}${isCode ? "" : ": its code has two letters, such as DE"}`, meant);
}
