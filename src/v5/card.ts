import type { Card, CropAdjustment, PhotoReport } from "../../contract/card";
import type { Answers } from "../../photo/core/questions";
import { type CallOptions, v5Url } from "./client";
import { postWithSession } from "./login";

export interface CardRequest {
  fileName: string;
  urlPath: string;
  /** "auto", "keep" or one of the template's colours. */
  background?: string;
  paper?: string;
  copies?: number | null;
  adjust?: CropAdjustment | null;
  answers?: Answers;
}

/**
 * From an uploaded photo to the document photo and its sheet.
 * @throws V5Rejection whose data is a `CardRejection` when a check failed
 */
export async function maskCard(request: CardRequest, options?: CallOptions): Promise<Card> {
  const form = new URLSearchParams({ fileName: request.fileName, urlPath: request.urlPath });
  if (request.background) form.set("background", request.background);
  if (request.paper) form.set("paper", request.paper);
  if (request.copies) form.set("copies", String(request.copies));
  if (request.adjust) form.set("adjust", JSON.stringify(request.adjust));
  if (request.answers) form.set("answers", JSON.stringify(request.answers));
  const card = await postWithSession<Card>("/v5/card/mask", form, options);
  const { digital, printout, preview, surround } = card;
  return {
    ...card,
    digital: { ...digital, url: v5Url(digital.url) },
    printout: { ...printout, url: v5Url(printout.url), pdfUrl: v5Url(printout.pdfUrl) },
    preview: { ...preview, url: v5Url(preview.url) },
    surround: { ...surround, url: v5Url(surround.url) },
  };
}

/**
 * A finished photo, measured as it is.
 * @throws V5Rejection whose data is a `PhotoReport` when a check failed
 */
export function checkCard(
  { fileName, urlPath, answers }: Pick<CardRequest, "fileName" | "urlPath" | "answers">,
  options?: CallOptions,
): Promise<PhotoReport> {
  const form = new URLSearchParams({ fileName, urlPath, mode: "check" });
  if (answers) form.set("answers", JSON.stringify(answers));
  return postWithSession<PhotoReport>("/v5/card/mask", form, options);
}
