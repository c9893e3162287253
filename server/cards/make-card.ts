import { isDay } from "../../catalogue/faults/is-day";
import type { Card } from "../../contract/card/card";
import type { CardBody } from "../../contract/card/card-body";
import { cardOf } from "../../contract/card/card-of-outcome";
import { headLines } from "../../photo/core/face/guide-lines";
import type { PhotoOutcome } from "../../photo/core/photo-outcome";
import { layOutMixedSheet } from "../../photo/core/sheet/mixed-sheet";
import { layOutSheet } from "../../photo/core/sheet/sheet";
import { SheetTooSmall } from "../../photo/core/sheet/sheet-layout";
import { badRequest } from "../api-error";
import type { StoredFile } from "../database/tables";
import type { Deps } from "../deps";
import { bytesOf } from "../uploads/find-file";
import { readGiven } from "../uploads/given-file";
import { type CardDocument, documentOf, otherDocumentOf } from "./card-document";
import type { CardRequest } from "./card-request";
import { storeMadeFile } from "./made-file";
import { photoRejected } from "./photo-rejected";

type Accepted = Extract<PhotoOutcome, { accepted: true }>;

interface Documents {
  document: CardDocument;
  /** The other document of a mixed sheet; null if there is none. */
  other: CardDocument | null;
}

async function storeCard(
  deps: Deps,
  source: StoredFile,
  outcome: Accepted,
  { document: { downloadName, summary, decidedAs }, other }: Documents,
): Promise<Card> {
  const { digital, printout, preview } = outcome;
  const store = (name: string, image: { bytes: Uint8Array; widthPx: number; heightPx: number }) =>
    storeMadeFile(deps, source, { ...image, kind: "result", extension: "jpg", downloadName: name });
  const isMixed = other !== null && printout.otherDocument?.grade;
  const sheetName = [downloadName, ...(isMixed ? [other.downloadName] : []), printout.paper].join("-");
  const digitalFile = await store(downloadName, digital);
  const sheetFile = await store(sheetName, printout);
  const pdfFile = await storeMadeFile(deps, source, {
    kind: "result",
    extension: "pdf",
    downloadName: sheetName,
    bytes: printout.pdf,
    widthPx: printout.widthPx,
    heightPx: printout.heightPx,
  });
  const previewFile = await store(`${downloadName}-preview`, preview!);
  const cropSourceFile = await store(`${downloadName}-crop-source`, outcome.cropSource.image);
  const files = {
    digital: digitalFile,
    printout: { ...sheetFile, pdfUrl: pdfFile.url },
    preview: previewFile,
    cropSource: cropSourceFile,
  };
  return cardOf(outcome, files, {
    document: summary,
    ...(decidedAs !== null && { outcomeCode: deps.outcomeCodes.issue(decidedAs, digital.bytes) }),
  });
}

/** Rejected before the photo is made. */
function refuseSmallPaper({ rule }: CardDocument, other: CardDocument | null, { paper }: CardBody): void {
  try {
    if (other) layOutMixedSheet(paper, rule, other.rule);
    else layOutSheet(paper, rule);
  } catch (error) {
    throw error instanceof SheetTooSmall ? badRequest(error.message) : error;
  }
}

/** The lines must be in order from top to bottom, even if only two are given. */
function refuseLinesOutOfOrder({ adjust }: CardBody): void {
  const manualLines = headLines.flatMap((line) => {
    const at = adjust?.lines?.[line];
    return at ? [{ line, y: at[1] }] : [];
  });
  manualLines.forEach((below, i) => {
    const above = manualLines[i - 1];
    if (above && above.y >= below.y)
      throw badRequest(`body/adjust/lines/${above.line} must lie above body/adjust/lines/${below.line}`);
  });
}

/** A caption needs a document that asks for one, and a day that exists. */
function refuseCaption({ rule }: CardDocument, { caption }: CardBody): void {
  if (!caption) return;
  if (!rule.caption) throw badRequest("body/caption goes with a document that asks for name and date");
  if (!isDay(caption.date)) throw badRequest("body/caption/date must be a day that exists");
}

/**
 * Makes a document photo: files for Digital and Printout with their measurements.
 * @throws ApiError code 1000 with the checks if the photo is refused, 400 if the paper is too small; errors of the
 *   pool
 */
export async function makeCard(deps: Deps, { source, body, lang, caller }: CardRequest): Promise<Card> {
  const document = documentOf(deps.content, body, lang);
  refuseLinesOutOfOrder(body);
  refuseCaption(document, body);
  const other = otherDocumentOf(deps.content, body, lang);
  refuseSmallPaper(document, other, body);
  await deps.riskChecks.passed(source, caller.signal);
  const outcome = await deps.pool.makePhoto(
    {
      image: await bytesOf(deps, source),
      editsBefore: readGiven(source)?.edits,
      rule: document.rule,
      background: document.background,
      adjust: body.adjust,
      caption: body.caption,
      answers: body.answers,
      paper: body.paper,
      copies: body.copies,
      isEnlargedByShop: body.isEnlargedByShop,
      sheetLabel: document.label,
      printAtFullSizeLabel: document.printAtFullSizeLabel,
      otherDocument: other
        ? { rule: other.rule, copies: body.otherDocument?.copies, sheetLabel: other.label }
        : undefined,
    },
    caller,
  );
  caller.signal.throwIfAborted();
  deps.metrics.cards.inc({ outcome: outcome.accepted ? "accepted" : "rejected" });
  if (!outcome.accepted) throw photoRejected(outcome.checks, outcome.face, document.summary);
  const { digital, printout, preview, cropSource } = outcome;
  const made = [digital.bytes, printout.bytes, printout.pdf, preview!.bytes, cropSource.image.bytes];
  await deps.quota.admit({
    sessionId: source.sessionId,
    address: caller.address,
    kind: "result",
    byteCount: made.reduce((sum, { length }) => sum + length, 0),
  });
  return storeCard(deps, source, outcome, { document, other });
}
