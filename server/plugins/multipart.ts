import type { IncomingMessage } from "node:http";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { badRequest, formNeeded } from "../api-error";
import { maxBase64Bytes, maxUploadBytes } from "../uploads/limits";
import { boundedBodies } from "./limits/bounded-bodies";
import { maxFieldsBytes, photoField } from "./photo-in-text";
import { type MultipartLimits, noFileTaken, readMultipart } from "./read-multipart";

declare module "fastify" {
  interface FastifyRequest {
    /** The bytes of the multipart part `file` (or `name`). */
    uploadedBytes: Uint8Array | null;
  }
  interface FastifyContextConfig {
    /** "file": one file part is accepted; "text": a text field may contain a data URL. */
    upload?: "file" | "text";
  }
}

const maxFieldBytes = 64 * 1024;
const fileFields = new Set(["file", "name"]);

/** The same limit for every field, so that only a photo can be long. */
function limitsOf({ routeOptions, photoText }: FastifyRequest): MultipartLimits {
  const { config, bodyLimit } = routeOptions;
  const { upload } = config;
  const limits = { fieldBytes: maxFieldBytes, fileBytes: 0, photoText };
  if (upload === "file")
    return { ...limits, bodyBytes: maxUploadBytes + maxFieldsBytes, fileBytes: maxUploadBytes };
  if (upload === "text") return { ...limits, bodyBytes: maxBase64Bytes };
  return { ...limits, bodyBytes: bodyLimit };
}

/** Forms send empty fields as "", which means not set. */
function dropEmptyFields(body: unknown): void {
  if (typeof body !== "object" || body === null) return;
  const fields = body as Record<string, unknown>;
  for (const name of Object.keys(fields)) if (fields[name] === "") delete fields[name];
}

/** Parses urlencoded and multipart forms to `request.body`, like JSON, so that one schema validates all three. */
export function formBody(app: FastifyInstance): void {
  boundedBodies(app);
  app.addContentTypeParser(
    "multipart/form-data",
    async (request: FastifyRequest, payload: IncomingMessage) => {
      const { fields, file } = await readMultipart(payload, request.headers, limitsOf(request));
      if (file && request.routeOptions.config.upload !== "file") throw badRequest(noFileTaken);
      if (file && !fileFields.has(file.name))
        throw badRequest(`body/${file.name} is not the file of this call: the picture goes in body/file`);
      request.uploadedBytes = file?.bytes ?? null;
      return fields;
    },
  );
  app.decorateRequest("uploadedBytes", null);

  app.addHook("preValidation", async (request) => {
    const { "content-type": type = "" } = request.headers;
    if (request.routeOptions.config.upload === "file" && !type.startsWith("multipart/form-data"))
      throw formNeeded();
    dropEmptyFields(request.body);
    const { photoText, body } = request;
    if (photoText?.head) Object.assign(body as object, { [photoField]: photoText.head });
  });
}
