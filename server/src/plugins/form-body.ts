import formbody from "@fastify/formbody";
import multipart from "@fastify/multipart";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { badRequest, busy } from "../api-error";
import { maxBase64Bytes, maxUploadBytes } from "../uploads/limits";

declare module "fastify" {
  interface FastifyRequest {
    /** The bytes of the multipart part `file` (or `name`). */
    uploadedBytes: Uint8Array | null;
  }
  interface FastifyContextConfig {
    /** "file": one file part is taken; "text": a data URL may stand in a text field. */
    upload?: "file" | "text";
  }
}

const maxFieldBytes = 64 * 1024;
const fileFields = new Set(["file", "name"]);

async function readParts(request: FastifyRequest): Promise<Record<string, string>> {
  const { upload } = request.routeOptions.config;
  const limits = {
    files: 1,
    fields: 40,
    parts: 41,
    headerPairs: 40,
    fieldNameSize: 100,
    fieldSize: upload === "text" ? maxBase64Bytes : maxFieldBytes,
    fileSize: upload === "file" ? maxUploadBytes : maxFieldBytes,
  };
  const fields: Record<string, string> = {};
  for await (const part of request.parts({ limits })) {
    if (part.type === "file") {
      const bytes = await part.toBuffer();
      if (upload !== "file" || !fileFields.has(part.fieldname)) throw badRequest("unexpected file part");
      request.uploadedBytes = bytes;
    } else {
      if (part.valueTruncated) throw badRequest(`body/${part.fieldname} is too long`);
      fields[part.fieldname] = String(part.value);
    }
  }
  return fields;
}

/** A form sends what it does not know as "": the same as not sending it. */
function dropEmptyFields(body: unknown): void {
  if (typeof body !== "object" || body === null) return;
  const fields = body as Record<string, unknown>;
  for (const name of Object.keys(fields)) if (fields[name] === "") delete fields[name];
}

/**
 * Forms, urlencoded or multipart, become `request.body` like JSON does, so that one schema checks all three.
 * At most `uploadsAtOnce` large bodies are in memory at a time.
 */
export async function formBody(app: FastifyInstance, uploadsAtOnce: number): Promise<void> {
  await app.register(formbody);
  await app.register(multipart);
  app.decorateRequest("uploadedBytes", null);

  let uploads = 0;
  app.addHook("preParsing", async (request, reply) => {
    if (!request.routeOptions.config.upload) return;
    if (uploads >= uploadsAtOnce) throw busy("too many uploads at once, please try again");
    uploads++;
    reply.raw.once("close", () => {
      uploads--;
    });
  });

  app.addHook("preValidation", async (request) => {
    if (request.isMultipart()) request.body = await readParts(request);
    dropEmptyFields(request.body);
  });
}
