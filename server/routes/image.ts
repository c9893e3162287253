import type { FastifyReply, FastifyRequest } from "fastify";
import { checkStatuses } from "../../contract/codes";
import { responses } from "../../contract/envelope";
import {
  Base64UploadSchema,
  FileNameParamsSchema,
  FileNameQuerySchema,
  FileUploadSchema,
  ImageAbnormalSchema,
  ImageCheckSchema,
  NothingSchema,
  UploadedImageSchema,
  type UploadFields,
} from "../../contract/image";
import { QuerySchema } from "../../contract/query";
import { uploadMessages } from "../../contract/upload-messages";
import type { Api } from "../api";
import { imageAbnormal, notFound, uploadFailed } from "../api-error";
import type { Deps } from "../deps";
import { ok } from "../envelope";
import { callerOf } from "../plugins/caller-of";
import { photoOf } from "../plugins/photo-in-text";
import { sessionOf } from "../plugins/require-session";
import { fileOfSession } from "../uploads/find-file";
import { maxBase64Bytes } from "../uploads/limits";
import { receiveImage } from "../uploads/receive-image";
import { removeBytes } from "../uploads/store-file";
import { uploadedImage } from "../uploads/uploaded-image";

const tags = ["image"];

export function imageRoutes(app: Api, deps: Deps): void {
  const { config, riskChecks, metrics } = deps;

  async function receive(request: FastifyRequest, reply: FastifyReply, bytes: Uint8Array) {
    const fields = request.body as UploadFields;
    const file = await receiveImage(deps, {
      sessionId: sessionOf(request).id,
      kind: "image",
      bytes,
      digest: fields.digest,
      ttlMs: config.temporaryTtlMs,
      riskCheck: fields.riskyCheck === 1 ? "later" : "now",
      caller: callerOf(reply),
    });
    metrics.uploads.inc({ kind: "image" });
    return ok(uploadedImage(deps, file));
  }

  app.post(
    "/v5/image/upload",
    {
      config: { isPhotoCall: true, upload: "file" },
      schema: {
        tags,
        operationId: "uploadImage",
        summary: "Upload a photo",
        consumes: ["multipart/form-data"],
        querystring: QuerySchema,
        body: FileUploadSchema,
        response: responses(UploadedImageSchema, ImageAbnormalSchema),
      },
    },
    async (request, reply) => {
      if (!request.uploadedBytes) throw uploadFailed(400, uploadMessages.empty);
      return receive(request, reply, request.uploadedBytes);
    },
  );

  app.post(
    "/v5/image/upload/base64",
    {
      bodyLimit: maxBase64Bytes,
      config: { isPhotoCall: true, upload: "text" },
      schema: {
        tags,
        operationId: "uploadImageAsText",
        summary: "Upload a photo as a data URL",
        querystring: QuerySchema,
        body: Base64UploadSchema,
        response: responses(UploadedImageSchema, ImageAbnormalSchema),
      },
    },
    async (request, reply) => receive(request, reply, photoOf(request)),
  );

  app.get(
    "/v5/image/check",
    {
      schema: {
        tags,
        operationId: "checkImage",
        summary:
          "Outcome of the risk check (moderation), not of a document's rules; asked again while it is 0",
        querystring: FileNameQuerySchema,
        response: responses(ImageCheckSchema, ImageAbnormalSchema),
      },
    },
    async (request) => {
      const file = await fileOfSession(deps, sessionOf(request).id, request.query.fileName);
      const outcome = riskChecks.outcome(file);
      if (outcome.checkStatus === checkStatuses.abnormal) throw imageAbnormal(outcome.errMsg);
      return ok(outcome);
    },
  );

  app.delete(
    "/v5/image/:fileName",
    {
      schema: {
        tags,
        operationId: "removeImage",
        summary: "Remove a photo and everything made from it, at once",
        params: FileNameParamsSchema,
        querystring: QuerySchema,
        response: responses(NothingSchema),
      },
    },
    async (request) => {
      const removed = await deps.files.remove(sessionOf(request).id, request.params.fileName);
      if (removed.length === 0) throw notFound(uploadMessages.linkMissing);
      await removeBytes(deps, removed);
      return ok(null);
    },
  );
}
