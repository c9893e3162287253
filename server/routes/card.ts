import type { FastifyReply } from "fastify";
import {
  type Card,
  CardAnswerSchema,
  CardRejectedSchema,
  PhotoRejectedSchema,
  PhotoSchema,
} from "../../contract/card/card";
import { CardBodySchema, CardHeadersSchema, PhotoBodySchema } from "../../contract/card/card-body";
import { responses } from "../../contract/envelope";
import { ImageAbnormalSchema } from "../../contract/image";
import type { PhotoReport } from "../../contract/photo-report";
import { QueryWithWordsSchema } from "../../contract/query";
import { uploadMessages } from "../../contract/upload-messages";
import type { Api } from "../api";
import { badRequest, uploadFailed } from "../api-error";
import { answerOnce } from "../cards/answer-once";
import type { CardRequest } from "../cards/card-request";
import { checkCard } from "../cards/check-card";
import { makeCard } from "../cards/make-card";
import { makeCardOfPicture } from "../cards/make-card-of-picture";
import { withCheckWords } from "../cards/with-check-words";
import type { Deps } from "../deps";
import { ok } from "../envelope";
import { callerOf } from "../plugins/caller-of";
import { sessionOf } from "../plugins/require-session";
import { fileOfSession } from "../uploads/find-file";

/** In a form, these fields contain JSON. */
const jsonFields = ["adjust", "answers", "otherDocument", "caption"] as const;

function readJsonFields(body: unknown): void {
  const fields = body as Record<string, unknown> | null;
  for (const name of jsonFields) {
    const text = fields?.[name];
    if (typeof text !== "string") continue;
    try {
      fields![name] = JSON.parse(text);
    } catch {
      throw badRequest(`body/${name} must be JSON`);
    }
  }
}

/** An answer that was made for an earlier request with the same `Idempotency-Key` says so. */
function answered<Answer>(
  reply: FastifyReply,
  { answer, isRepeated }: { answer: Answer; isRepeated: boolean },
) {
  if (isRepeated) reply.header("idempotent-replayed", "true");
  return ok(answer);
}

export function cardRoutes(app: Api, deps: Deps): void {
  // Not earlier: an answer that is kept for its Idempotency-Key may be asked for in another language.
  const addWords = async ({ query }: { query: unknown }, _reply: unknown, payload: unknown) =>
    withCheckWords(payload, (query as { words?: string }).words, deps.content);
  app.post(
    "/v5/card/mask",
    {
      config: { isPhotoCall: true },
      schema: {
        tags: ["card"],
        operationId: "makeCard",
        summary: "Make the document photo of an upload, or check one that is finished",
        querystring: QueryWithWordsSchema,
        headers: CardHeadersSchema,
        body: CardBodySchema,
        response: responses(CardAnswerSchema, CardRejectedSchema, ImageAbnormalSchema),
      },
      preValidation: async (request) => readJsonFields(request.body),
      // Fastify compiles the serializer for this union at the first response, which blocks the main thread for
      // seconds.
      serializerCompiler: () => JSON.stringify,
      preSerialization: addWords,
    },
    async (request, reply) => {
      const { body, query, headers } = request;
      const source = await fileOfSession(deps, sessionOf(request).id, body.fileName);
      const work: (deps: Deps, asked: CardRequest) => Promise<Card | PhotoReport> =
        body.mode === "check" ? checkCard : makeCard;
      const asked = { source, body, lang: query.lang, caller: callerOf(reply) };
      const key = headers["idempotency-key"];
      if (key === undefined) return ok(await work(deps, asked));
      const once = { source, asked: [query.lang, body] };
      return answered(reply, await answerOnce(deps, key, once, () => work(deps, asked)));
    },
  );

  app.post(
    "/v5/photo/make",
    {
      config: { isPhotoCall: true, upload: "file" },
      schema: {
        tags: ["card"],
        operationId: "makePhoto",
        summary: "Make the document photo of a picture in one call, as an upload and makeCard do",
        consumes: ["multipart/form-data"],
        querystring: QueryWithWordsSchema,
        headers: CardHeadersSchema,
        body: PhotoBodySchema,
        response: responses(PhotoSchema, PhotoRejectedSchema, ImageAbnormalSchema),
      },
      preValidation: async (request) => readJsonFields(request.body),
      serializerCompiler: () => JSON.stringify,
      preSerialization: addWords,
    },
    async (request, reply) => {
      if (!request.uploadedBytes) throw uploadFailed(400, uploadMessages.empty);
      return answered(
        reply,
        await makeCardOfPicture(deps, {
          sessionId: sessionOf(request).id,
          bytes: request.uploadedBytes,
          fields: request.body,
          key: request.headers["idempotency-key"],
          lang: request.query.lang,
          caller: callerOf(reply),
        }),
      );
    },
  );
}
