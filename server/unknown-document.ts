import type { Content } from "../catalogue/content";
import { nearestWord } from "../catalogue/faults/nearest-word";
import { type ApiError, notFound } from "./api-error";

/** Longer than any id of a document: no near one is looked for. */
const maxComparedLength = 40;

/** 404 that names the nearest document. */
export function unknownDocument(content: Content, urlPath: string): ApiError {
  const known = content
    .countryGroups("en")
    .data.flatMap(({ templateList }) => templateList.map((template) => template.urlPath));
  const near = urlPath.length > maxComparedLength ? undefined : nearestWord(urlPath, known);
  return notFound(`no document ${urlPath}${near ? `. Did you mean "${near}"?` : ""}`);
}
