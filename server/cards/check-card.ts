import type { CardBody } from "../../contract/card-body";
import type { PhotoReport } from "../../contract/photo-report";
import type { Caller } from "../../photo/node/photo-pool-types";
import { notFound } from "../api-error";
import type { StoredFile } from "../database/tables";
import { bytesOf, type Services } from "../services";
import { documentOf } from "./card-document";
import { rejected } from "./photo-rejected";

/** What was made here is stored as it was made; an upload's own facts were taken down when it came. */
function givenOf({ kind, given }: StoredFile) {
  if (given !== null) return JSON.parse(given);
  if (kind === "cut-out" || kind === "result") return undefined;
  throw notFound("the image was uploaded before photos could be checked: upload it again");
}

/**
 * A finished photo against a document. Nothing is made and nothing stored.
 *
 * @throws ApiError code 1000 with the report when a check failed; what the pool throws.
 */
export async function checkCard(
  services: Services,
  source: StoredFile,
  body: CardBody,
  lang: string,
  caller: Required<Caller>,
): Promise<PhotoReport> {
  const { rule } = documentOf(services.deps.content, body, lang);
  const given = givenOf(source);
  await services.riskChecks.passed(source, caller.signal);
  const image = await bytesOf(services.deps, source);
  const found = await services.deps.pool.checkPhoto({ image, rule, answers: body.answers, given }, caller);
  caller.signal.throwIfAborted();
  services.metrics.cards.inc({ outcome: "checked" });
  const report: PhotoReport = { mode: "check", ...found };
  if (!report.accepted) throw rejected(report);
  return report;
}
