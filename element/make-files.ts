import type { AcceptedPhoto } from "../photo/core/photo-outcome";
import { type PaperName, type PhotoRequest, paperNames } from "../photo/core/types";
import type { PackedDocument } from "./packed-document";
import type { PhotoMade } from "./types";

const isPaper = (name: string | null): name is PaperName => paperNames.some((paper) => paper === name);

type Given = Pick<PhotoRequest, "image" | "answers" | "sheetLabel" | "printAtFullSizeLabel">;

/**
 * What the engine is asked for. The document's edit policy decides about the background.
 * @param element its attributes `child` and `paper` are read
 */
export function photoRequest(element: Element, document: PackedDocument, given: Given): PhotoRequest {
  const { rule, childEased } = document;
  const paper = element.getAttribute("paper");
  return {
    ...given,
    rule: element.hasAttribute("child") ? { ...rule, eased: childEased } : rule,
    background: "auto",
    paper: isPaper(paper) ? paper : document.paper,
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
