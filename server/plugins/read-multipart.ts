import type { IncomingHttpHeaders } from "node:http";
import type { Readable } from "node:stream";
import { Busboy, type BusboyHeaders, type BusboyInstance } from "@fastify/busboy";
import { refusalWords } from "../../photo/core/file/image-refused";
import { badRequest, bodyTooLarge, uploadFailed } from "../api-error";
import { ByteCollector } from "../uploads/byte-collector";
import type { DataUrlReader } from "../uploads/data-url-reader";
import { photoField } from "./photo-in-text";

export interface MultipartLimits {
  /** Limit of the whole body. */
  bodyBytes: number;
  /** Limit of the file part; 0: no file. */
  fileBytes: number;
  fieldBytes: number;
  /** Gets the text of the photo, the only field that may exceed `fieldBytes`, up to the limit of the body. */
  photoText: DataUrlReader | null;
}

export interface MultipartForm {
  fields: Record<string, string>;
  file: { name: string; bytes: Uint8Array } | null;
}

export const noFileTaken = "this call takes no file";

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
    let collector: ByteCollector | null = null;
    const busboy = open(headers, limits);

    /** Further bytes are read and dropped, so that the client can read the response. */
    const fail = (error: Error): void => {
      payload.off("data", count).unpipe(busboy);
      payload.resume();
      collector?.discard();
      busboy.removeAllListeners().on("error", () => {});
      reject(error);
    };
    const count = (chunk: Buffer): void => {
      receivedBytes += chunk.length;
      if (receivedBytes <= limits.bodyBytes) return;
      fail(bodyTooLarge(limits.bodyBytes, limits.fileBytes > 0 || limits.photoText !== null));
    };

    busboy.on("field", (name, value, isNameCut, isValueCut) => {
      const isLong = isValueCut || value.length > limits.fieldBytes;
      if (!name || isNameCut || name in Object.prototype) fail(badRequest("a field has no usable name"));
      else if (isLong) fail(badRequest(`body/${name} is too long`));
      else if (name in form.fields) fail(badRequest(`body/${name} is in the form twice`));
      else form.fields[name] = value;
    });
    busboy.on("file", (name, file, fileName) => {
      const text = isPhotoText(name, fileName) ? limits.photoText : null;
      collector = text ? null : new ByteCollector(Number(headers["content-length"]));
      file.on("data", (chunk: Buffer) => {
        if (text) text.write(chunk.toString("latin1"));
        else collector?.append(chunk);
      });
      file.on("limit", () => {
        const isTaken = limits.fileBytes > 0;
        fail(isTaken ? uploadFailed(413, refusalWords["too-many-bytes"]) : badRequest(noFileTaken));
      });
      file.on("error", () => fail(badRequest("the form breaks off")));
      file.on("end", () => {
        if (collector) form.file = { name: name ?? "", bytes: collector.bytes };
        else form.fields[photoField] = "";
      });
    });
    busboy.on("filesLimit", () => fail(badRequest("the form has more than one file: one goes in body/file")));
    for (const limit of ["partsLimit", "fieldsLimit"] as const)
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

const isPhotoText = (name: string | undefined, fileName: string | undefined): boolean =>
  name === photoField && fileName === undefined;

function open(
  headers: IncomingHttpHeaders,
  { bodyBytes, fileBytes, fieldBytes, photoText }: MultipartLimits,
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
        fileSize: photoText ? bodyBytes : fileBytes,
        fieldSize: fieldBytes,
      },
      // A photo as text is read like a file, in pieces.
      isPartAFile: (name, contentType, fileName) =>
        fileName !== undefined ||
        contentType === "application/octet-stream" ||
        (photoText !== null && isPhotoText(name, fileName)),
    });
  } catch {
    throw badRequest("the form's content type has no boundary");
  }
}
