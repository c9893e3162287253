import { CardAnswerSchema, CardBodySchema } from "../../contract/card";
import { answers } from "../../contract/envelope";
import { QuerySchema } from "../../contract/query";
import type { Api } from "../api";
import { badRequest } from "../api-error";
import { makeCard } from "../cards/make-card";
import { ok } from "../envelope";
import { clientGone } from "../plugins/disconnect-signal";
import { sessionOf } from "../plugins/require-session";
import { fileOfSession, type Services } from "../services";

/** In a form, `adjust` is JSON in a field. */
function readAdjust(body: unknown): void {
  const fields = body as { adjust?: unknown } | null;
  if (typeof fields?.adjust !== "string") return;
  try {
    fields.adjust = JSON.parse(fields.adjust);
  } catch {
    throw badRequest("body/adjust must be JSON");
  }
}

export function cardRoutes(app: Api, services: Services): void {
  app.post(
    "/v5/card/mask",
    {
      config: { isPhotoCall: true },
      schema: {
        tags: ["card"],
        summary: "Make the document photo of an upload",
        querystring: QuerySchema,
        body: CardBodySchema,
        response: answers(CardAnswerSchema),
      },
      preValidation: async (request) => readAdjust(request.body),
    },
    async (request, reply) => {
      const file = await fileOfSession(services.deps, sessionOf(request).id, request.body.fileName);
      return ok(await makeCard(services, file, request.body, request.query.lang, clientGone(reply)));
    },
  );
}
