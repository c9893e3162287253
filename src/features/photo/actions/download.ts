import type { Card } from "../../../../contract/card/card";
import type { Template } from "../../../../contract/document/template";
import { isInFrame } from "../documents/is-in-frame";

export type DownloadKind = "digital" | "printout" | "pdf";

interface Finished {
  card: Card;
  urlPath: string;
  template: Template | null;
  /** The other document on the sheet. */
  other?: Template | null;
}

/**
 * Address and file name of a download. A file whose shape differs from the print has its pixel size in the name, as
 * has one whose authority defines it in pixels. An outcome code replaces the document's name.
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

const unitNames = { px: "px", inch: "in", mm: "mm" } as const;

/** In the unit of the authority: "35x45mm", "600x600px", "2x2in". */
const sizeOf = (template: Template | null) =>
  template && `${template.width}x${template.height}${unitNames[template.unit]}`;

/** What the file of a download is, by its name. */
export function kindOfDownload(name: string): DownloadKind {
  if (name.endsWith(".pdf")) return "pdf";
  return name.includes("-sheet-") ? "printout" : "digital";
}

export function saveBlob(blob: Blob, name: string): void {
  const objectUrl = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = objectUrl;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // Safari reads the blob after the click handler has returned.
  setTimeout(() => URL.revokeObjectURL(objectUrl), 60_000);
}
