import type { AcceptedPhoto } from "../photo/core/photo-outcome";
import { type PaperName, type PhotoRequest, paperNames } from "../photo/core/types";
import type { PackedDocument } from "./packed-document";
import type { PhotoMade } from "./types";

const isPaper = (name: string): name is PaperName => paperNames.some((paper) => paper === name);

/** The attribute `paper`; the usual paper for a wrong name (`attributeFaults`). */
function paperOf(element: Element, usual: PaperName): PaperName {
  const name = element.getAttribute("paper") ?? usual;
  return isPaper(name) ? name : usual;
}

/** React writes a `child` that is false as `child="false"`. */
const isOfChild = (element: Element): boolean => (element.getAttribute("child") ?? "false") !== "false";

type Given = Pick<PhotoRequest, "image" | "answers" | "caption" | "sheetLabel" | "printAtFullSizeLabel">;

/**
 * What the engine is asked for. The document's edit policy decides about the background.
 * @param element its attributes `child` and `paper` are read
 */
export function photoRequest(element: Element, document: PackedDocument, given: Given): PhotoRequest {
  const { rule, childRule } = document;
  return {
    ...given,
    rule: isOfChild(element) ? { ...rule, ...childRule } : rule,
    background: "auto",
    paper: paperOf(element, document.paper),
    hasPreview: false,
  };
}

export function filesOf(id: string, { digital, printout }: AcceptedPhoto): PhotoMade["files"] {
  const file = (bytes: Uint8Array, name: string, type: string) =>
    new File([bytes as BlobPart], name, { type });
  const sheet = `${id}-sheet-${printout.paper}`;
  return {
    digital: file(digital.bytes, `${id}.jpg`, "image/jpeg"),
    sheet: file(printout.bytes, `${sheet}.jpg`, "image/jpeg"),
    pdf: file(printout.pdf, `${sheet}.pdf`, "application/pdf"),
  };
}
