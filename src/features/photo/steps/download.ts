import type { Card } from "../../../../contract/card";
import { fetchFile } from "../../../v5/file";

export type DownloadKind = "digital" | "printout" | "pdf";

/** Where the file of a kind lies and what it is called on the visitor's device. */
export function downloadOf(kind: DownloadKind, card: Card, urlPath: string, sizeText: string | null) {
  const { digital, printout } = card;
  const size = sizeText?.replace(/\s+/g, "") ?? `${digital.widthPx}x${digital.heightPx}px`;
  if (kind === "digital") return { url: digital.url, name: `${urlPath}-${size}.jpg` };
  const sheet = `${urlPath}-${size}-sheet-${printout.paper}`;
  return kind === "pdf"
    ? { url: printout.pdfUrl, name: `${sheet}.pdf` }
    : { url: printout.url, name: `${sheet}.jpg` };
}

/**
 * Fetches the file and hands it to the browser to save, under a name that says what it is.
 * @throws V5Error "imageLinkMissing" when the server has it no longer
 */
export async function downloadPhoto(file: { url: string; name: string }, signal: AbortSignal): Promise<void> {
  saveBlob(await fetchFile(file.url, { signal }), file.name);
}

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
