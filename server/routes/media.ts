import type { FastifyReply, FastifyRequest } from "fastify";
import { responses } from "../../contract/envelope";
import {
  Base64MediaSchema,
  FileMediaSchema,
  ImageAbnormalSchema,
  type MediaFields,
  UploadedMediaSchema,
} from "../../contract/image";
import { QuerySchema } from "../../contract/query";
import { uploadMessages } from "../../contract/upload-messages";
import type { Api } from "../api";
import { uploadFailed } from "../api-error";
import type { Deps } from "../deps";
import { ok } from "../envelope";
import { callerOf } from "../plugins/caller-of";
import { photoOf } from "../plugins/photo-in-text";
import { sessionOf } from "../plugins/require-session";
import { maxBase64Bytes } from "../uploads/limits";
import { receiveImage } from "../uploads/receive-image";
import { uploadedMedia } from "../uploads/uploaded-image";

const tags = ["media"];

/** A client can opt out of the check if the operator allows it. */
function riskCheckOf({ ignoreRisky, riskyCheck }: MediaFields, mayIgnoreRisky: boolean) {
  if (ignoreRisky === 1 && mayIgnoreRisky) return "never";
  return riskyCheck === 1 ? "later" : "now";
}

export function mediaRoutes(app: Api, deps: Deps): void {
  const { config, metrics } = deps;

  async function receive(request: FastifyRequest, reply: FastifyReply, bytes: Uint8Array) {
    const fields = request.body as MediaFields;
    const file = await receiveImage(deps, {
      sessionId: sessionOf(request).id,
      kind: "media",
      bytes,
      digest: fields.digest,
      ttlMs: fields.temporary === 1 ? config.temporaryTtlMs : config.mediaTtlMs,
      riskCheck: riskCheckOf(fields, config.mayIgnoreRisky),
      caller: callerOf(reply),
    });
    metrics.uploads.inc({ kind: "media" });
    return ok(uploadedMedia(deps, file));
  }

  app.post(
    "/v5/media/upload",
    {
      config: { isPhotoCall: true, upload: "file" },
      schema: {
        tags,
        operationId: "uploadMedia",
        summary: "Upload a photo to be kept",
        consumes: ["multipart/form-data"],
        querystring: QuerySchema,
        body: FileMediaSchema,
        response: responses(UploadedMediaSchema, ImageAbnormalSchema),
      },
    },
    async (request, reply) => {
      if (!request.uploadedBytes) throw uploadFailed(400, uploadMessages.empty);
      return receive(request, reply, request.uploadedBytes);
    },
  );

  app.post(
    "/v5/media/upload/base64",
    {
      bodyLimit: maxBase64Bytes,
      config: { isPhotoCall: true, upload: "text" },
      schema: {
        tags,
        operationId: "uploadMediaAsText",
        summary: "Upload a photo to be kept, as a data URL",
        querystring: QuerySchema,
        body: Base64MediaSchema,
        response: responses(UploadedMediaSchema, ImageAbnormalSchema),
      },
    },
    async (request, reply) => receive(request, reply, photoOf(request)),
  );
}
