import type { Card } from "../../contract/card/card";
import type { OtherDocument } from "../../contract/card/card-body";
import type { WantedDocument } from "../../contract/document/own-size";
import type { PhotoReport } from "../../contract/photo-report";
import type { Answers } from "../../photo/core/questions";
import type { Caption, CropAdjustment } from "../../photo/core/types";
import { v5Url } from "./base";
import type { CallOptions } from "./client";
import { postWithSession } from "./login";

export interface CardRequest extends WantedDocument {
  fileName: string;
  /** "auto", "keep" or one of the template's colours. */
  background?: string;
  paper?: string;
  copies?: number | null;
  isEnlargedByShop?: boolean;
  /** Second document on the same sheet. */
  otherDocument?: OtherDocument | null;
  adjust?: CropAdjustment | null;
  /** Name and date in the strip below the picture. */
  caption?: Caption | null;
  answers?: Answers;
  /** The photo shows a baby or a small child. */
  isChild?: boolean;
}

export type CheckRequest = WantedDocument &
  Pick<CardRequest, "fileName" | "background" | "answers" | "isChild">;

/** The photo, and its document or custom size. */
function formOf({ fileName, urlPath, ownSize }: CardRequest): URLSearchParams {
  if (!ownSize) return new URLSearchParams({ fileName, urlPath });
  const given = Object.entries(ownSize).filter(([, value]) => value !== null);
  return new URLSearchParams([
    ["fileName", fileName],
    ...given.map(([name, value]) => [name, String(value)]),
  ]);
}

/**
 * Makes the document photo and its sheet from an uploaded photo.
 * @throws V5Rejection whose data is a `CardRejection` if a check failed
 */
export async function maskCard(request: CardRequest, options?: CallOptions): Promise<Card> {
  const form = formOf(request);
  if (request.background) form.set("background", request.background);
  if (request.paper) form.set("paper", request.paper);
  if (request.copies) form.set("copies", String(request.copies));
  if (request.isEnlargedByShop) form.set("isEnlargedByShop", "true");
  if (request.otherDocument) form.set("otherDocument", JSON.stringify(request.otherDocument));
  if (request.adjust) form.set("adjust", JSON.stringify(request.adjust));
  if (request.caption) form.set("caption", JSON.stringify(request.caption));
  if (request.answers) form.set("answers", JSON.stringify(request.answers));
  if (request.isChild) form.set("isChild", "true");
  const card = await postWithSession<Card>("/v5/card/mask", form, options);
  const { digital, printout, preview, cropSource } = card;
  return {
    ...card,
    digital: { ...digital, url: v5Url(digital.url) },
    printout: { ...printout, url: v5Url(printout.url), pdfUrl: v5Url(printout.pdfUrl) },
    preview: { ...preview, url: v5Url(preview.url) },
    cropSource: { ...cropSource, url: v5Url(cropSource.url) },
  };
}

/**
 * Checks a finished photo.
 * @throws V5Rejection whose data is a `PhotoReport` if a check failed
 */
export function checkCard(request: CheckRequest, options?: CallOptions): Promise<PhotoReport> {
  const form = formOf(request);
  form.set("mode", "check");
  // A document defines its own background colours.
  if (request.ownSize && request.background) form.set("background", request.background);
  if (request.answers) form.set("answers", JSON.stringify(request.answers));
  if (request.isChild) form.set("isChild", "true");
  return postWithSession<PhotoReport>("/v5/card/mask", form, options);
}
