import type { PhotoReport } from "../../contract/photo-report";
import { notFound } from "../api-error";
import type { StoredFile } from "../database/tables";
import type { Deps } from "../deps";
import { bytesOf } from "../uploads/find-file";
import { readGiven } from "../uploads/given-file";
import { documentOf } from "./card-document";
import type { CardRequest } from "./card-request";
import { rejected } from "./photo-rejected";

/** Files made here are stored unchanged; the facts of an upload were recorded on arrival. */
function uploadedFileOf(stored: StoredFile) {
  const given = readGiven(stored);
  const { kind } = stored;
  if (given) return given.file;
  if (kind === "cut-out" || kind === "result") return undefined;
  throw notFound("the image was uploaded before photos could be checked: upload it again");
}

/**
 * Checks a finished photo against a document. Stores nothing.
 * @throws ApiError code 1000 with the report if a check failed; errors of the pool
 */
export async function checkCard(
  deps: Deps,
  { source, body, lang, caller }: CardRequest,
): Promise<PhotoReport> {
  const { rule, summary, decidedAs } = documentOf(deps.content, body, lang);
  const given = uploadedFileOf(source);
  await deps.riskChecks.passed(source, caller.signal);
  const image = await bytesOf(deps, source);
  const found = await deps.pool.checkPhoto({ image, rule, answers: body.answers, given }, caller);
  caller.signal.throwIfAborted();
  deps.metrics.cards.inc({ outcome: "checked" });
  const report: PhotoReport = { mode: "check", ...found, document: summary };
  if (!report.accepted) throw rejected(report);
  return decidedAs === null ? report : { ...report, outcomeCode: deps.outcomeCodes.issue(decidedAs, image) };
}
