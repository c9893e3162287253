import type { Card } from "../../../../contract/card/card";
import type { Template } from "../../../../contract/document/template";
import { isInFrame } from "../documents/is-in-frame";

export type DownloadKind = "digital" | "printout" | "pdf";

interface Finished {
  card: Card;
  urlPath: string;
  template: Template | null;
  /** The document that the sheet holds too. */
  other?: Template | null;
}

/**
 * Where the file of a kind lies and what it is called on the visitor's device. A file that has not the shape of the
 * print has its own pixels in its name: it would be no 35 x 45 mm. So has one whose authority counts pixels. A code names
 * the document, and stands in its place.
 */
export function downloadOf(kind: DownloadKind, { card, urlPath, template, other = null }: Finished) {
  const { digital, printout, outcomeCode = urlPath } = card;
  const pixels = `${digital.widthPx}x${digital.heightPx}px`;
  const size = sizeOf(template) ?? pixels;
  const isPrint = template !== null && template.unit !== "px" && isInFrame(card, template);
  if (kind === "digital") return { url: digital.url, name: `${outcomeCode}-${isPrint ? size : pixels}.jpg` };
  const otherDocument = other && printout.otherDocument?.grade ? `-${other.urlPath}-${sizeOf(other)}` : "";
  const sheet = `${outcomeCode}-${size}${otherDocument}-sheet-${printout.paper}`;
  return kind === "pdf"
    ? { url: printout.pdfUrl, name: `${sheet}.pdf` }
    : { url: printout.url, name: `${sheet}.jpg` };
}

/** As its authority counts: "35x45mm", "600x600px". */
const sizeOf = (template: Template | null) =>
  template?.unit === "px" ? `${template.width}x${template.height}px` : template?.sizeText.replace(/\s+/g, "");

export function saveBlob(blob: Blob, name: string): void {
  const objectUrl = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = objectUrl;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // Safari reads the blob after the click has returned.
  setTimeout(() => URL.revokeObjectURL(objectUrl), 60_000);
}
