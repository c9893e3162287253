import type { Content } from "../../catalogue/content";
import { childRuleOf } from "../../contract/document/photo-rule";
import { documentTitle } from "../../contract/document/sheet-label";
import type { Template } from "../../contract/document/template";
import { shownUnitOf } from "../../drawing/format-length";
import type { PackedDocument } from "../../element/packed-document";
import type { TextKey } from "../../element/texts";
import { languages } from "../../locales/languages";
import { sourceKeys, takenByNoteKeys } from "../../src/components/requirement/rule-keys";
import { isDoubtful } from "../../src/components/requirement/sources/open-questions";
import { isFullFrame, isTaken } from "../../src/features/photo/documents/forms";
import { papersForCountry } from "../../src/features/photo/documents/papers";

/** How uncertain the size is, as on the document's page; null if it is not. */
function doubtText({ confidence, workingSize, digital }: Template): TextKey | null {
  if (workingSize) return digital?.widthPx ? "evidence:sizeInRange" : "evidence:ownSize";
  if (!isDoubtful(confidence)) return null;
  return confidence === "list" ? "evidence:listOnly" : `requirement:${sourceKeys.single}`;
}

/** Who may take the photo, and how uncertain the size is: what to know before the photo. */
export function notesOn(template: Template): TextKey[] {
  const { takenBy } = template;
  const taken = takenBy && takenBy !== "anyone" ? (`evidence:${takenByNoteKeys[takenBy]}` as const) : null;
  return [taken, doubtText(template)].filter((note) => note !== null);
}

function digitalText(template: Template): TextKey | null {
  if (!isTaken(template, "digital")) return null;
  if (isFullFrame("digital", template)) return "result:digital.uncut";
  return template.online ? "result:digital.text" : "result:digital.notOnline";
}

/** Every document by its id, with its name in all languages. */
export function packedDocuments(content: Content): Map<string, PackedDocument> {
  const templatesOf = (code: string) =>
    content.countryGroups(code).data.flatMap((group) => group.templateList);
  const documents = new Map<string, PackedDocument & { titles: Record<string, string> }>();
  for (const template of templatesOf("en"))
    documents.set(template.urlPath, {
      rule: content.photoRule(template.urlPath)!,
      childRule: childRuleOf(template.forChildren),
      paper: papersForCountry(template.country)[0]!,
      unit: shownUnitOf(template),
      notes: notesOn(template),
      digitalText: digitalText(template),
      printText: template.printable ? "result:printout.text" : "result:printout.noPrint",
      isPrinted: template.printable,
      titles: {},
    });
  for (const { code } of languages)
    for (const template of templatesOf(code))
      documents.get(template.urlPath)!.titles[code] = documentTitle(template);
  return documents;
}
