import { Nullable } from "../../contract/document/template";
import { responses } from "../../contract/envelope";
import { NothingSchema } from "../../contract/image";
import { outcomeCodeDays } from "../../contract/limits";
import {
  type OutcomeBody,
  OutcomeBodySchema,
  OutcomeQuerySchema,
  OutcomeSummarySchema,
} from "../../contract/outcome";
import { QuerySchema } from "../../contract/query";
import type { Api } from "../api";
import { ApiError, badRequest, busy, notFound } from "../api-error";
import type { Deps } from "../deps";
import { ok } from "../envelope";
import { dayMs } from "../outcomes/outcome-codes";
import { outcomeSummary } from "../outcomes/outcome-summary";
import { withoutControls } from "../plain-text";
import { unknownDocument } from "../unknown-document";
import { maxOutcomeBytes } from "../uploads/limits";

const path = "/v5/photo/outcome";

/** Refusals have a reason ("none" if the authority gave none), other outcomes have not. */
function refusalOf({ outcome, reason, words = "" }: OutcomeBody) {
  const plain = withoutControls(words);
  if (outcome === "refused") {
    if (!reason) throw badRequest("body/reason must be given with outcome refused");
    return { reason, words: plain };
  }
  if (reason || plain) throw badRequest("body/reason and body/words go with outcome refused");
  return { reason: null, words: "" };
}

/** No session needed: a code is signed, and whoever has it may answer for its photo once. */
export function outcomeRoutes(app: Api, deps: Deps): void {
  app.post(
    path,
    {
      bodyLimit: maxOutcomeBytes,
      config: { rateLimit: { max: deps.config.feedbacksPerMinute } },
      schema: {
        tags: ["outcome"],
        security: [],
        operationId: "reportOutcome",
        summary: "Report whether an authority accepted a photo, once for each code",
        querystring: QuerySchema,
        body: OutcomeBodySchema,
        response: responses(NothingSchema),
      },
    },
    async ({ body }) => {
      const refusal = refusalOf(body);
      const photo = deps.outcomeCodes.read(body.code);
      if (!photo) throw notFound("this server has not issued the code");
      if (deps.now() - photo.issuedAt > outcomeCodeDays * dayMs)
        throw new ApiError(410, "the code is too old");
      const { id, document } = photo;
      const isNew = await deps.outcomes.add({ id, document, outcome: body.outcome, ...refusal });
      // Acknowledged only if it survives a restart: the file of SQLite may have been removed.
      await deps.probeDatabase().catch(() => {
        throw busy("the answer could not be stored, please try again");
      });
      if (!isNew) throw new ApiError(409, "there is an answer for this code");
      return ok(null);
    },
  );

  app.get(
    path,
    {
      schema: {
        tags: ["outcome"],
        security: [],
        operationId: "listOutcomes",
        summary: "Outcomes that people reported; null while too few have answered",
        querystring: OutcomeQuerySchema,
        response: responses(Nullable(OutcomeSummarySchema)),
      },
    },
    async ({ query: { urlPath } }, reply) => {
      if (urlPath !== undefined && !deps.content.templateDetail("en", urlPath))
        throw unknownDocument(deps.content, urlPath);
      const summary = outcomeSummary(await deps.outcomes.counts(urlPath));
      reply.header("cache-control", "public, max-age=300");
      return ok(summary);
    },
  );
}
