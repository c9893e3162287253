import type { IncomingHttpHeaders } from "node:http";
import type { Readable } from "node:stream";
import { Busboy, type BusboyHeaders, type BusboyInstance } from "@fastify/busboy";
import { badRequest, bodyTooLarge, uploadFailed } from "../api-error";

export interface MultipartLimits {
  /** Limit of the whole body. */
  bodyBytes: number;
  /** Limit of the file part; 0: no file. */
  fileBytes: number;
  fieldBytes: number;
  /** The only field that may exceed `fieldBytes`, up to the limit of the body. */
  longField: string | null;
}

export interface MultipartForm {
  fields: Record<string, string>;
  file: { name: string; bytes: Uint8Array } | null;
}

const maxFields = 40;
const maxHeaderBytes = 8 * 1024;

/**
 * Parses a form (RFC 7578) with limits for all its parts.
 * @throws ApiError 413 if a limit is exceeded, 400 for an invalid form
 */
export function readMultipart(
  payload: Readable,
  headers: IncomingHttpHeaders,
  limits: MultipartLimits,
): Promise<MultipartForm> {
  return new Promise((resolve, reject) => {
    const form: MultipartForm = { fields: {}, file: null };
    let receivedBytes = 0;
    const busboy = open(headers, limits);

    /** Further bytes are read and dropped, so that the client can read the response. */
    const fail = (error: Error): void => {
      payload.off("data", count).unpipe(busboy);
      payload.resume();
      busboy.removeAllListeners().on("error", () => {});
      reject(error);
    };
    const count = (chunk: Buffer): void => {
      receivedBytes += chunk.length;
      if (receivedBytes <= limits.bodyBytes) return;
      fail(bodyTooLarge(limits.bodyBytes, limits.fileBytes > 0 || limits.longField !== null));
    };

    busboy.on("field", (name, value, isNameCut, isValueCut) => {
      const isLong = isValueCut || (name !== limits.longField && value.length > limits.fieldBytes);
      if (!name || isNameCut || name in Object.prototype) fail(badRequest("a field has no usable name"));
      else if (isLong) fail(badRequest(`body/${name} is too long`));
      else form.fields[name] = value;
    });
    busboy.on("file", (name, file) => {
      const chunks: Buffer[] = [];
      file.on("data", (chunk: Buffer) => chunks.push(chunk));
      file.on("limit", () => {
        const isTaken = limits.fileBytes > 0;
        fail(isTaken ? uploadFailed(413, "the file is too large") : badRequest("unexpected file part"));
      });
      file.on("error", () => fail(badRequest("the form breaks off")));
      file.on("end", () => {
        form.file = { name: name ?? "", bytes: Buffer.concat(chunks) };
      });
    });
    for (const limit of ["partsLimit", "filesLimit", "fieldsLimit"] as const)
      busboy.on(limit, () => fail(badRequest("the form has too many parts")));
    busboy.on("error", () =>
      fail(badRequest("the form breaks off, or its boundary is not the one announced")),
    );
    busboy.on("finish", () => resolve(form));
    payload.on("error", fail);
    payload.on("close", () => {
      if (!payload.readableEnded) fail(badRequest("the request breaks off"));
    });
    payload.on("data", count);
    payload.pipe(busboy);
  });
}

function open(
  headers: IncomingHttpHeaders,
  { bodyBytes, fileBytes, fieldBytes, longField }: MultipartLimits,
): BusboyInstance {
  try {
    return new Busboy({
      headers: headers as BusboyHeaders,
      limits: {
        files: 1,
        fields: maxFields,
        parts: maxFields + 1,
        headerPairs: 20,
        headerSize: maxHeaderBytes,
        fileSize: fileBytes,
        fieldSize: longField ? bodyBytes : fieldBytes,
      },
    });
  } catch {
    throw badRequest("the form's content type has no boundary");
  }
}
