import type { UploadedImage, UploadedMedia } from "../../contract/image";
import { defaultOrigin, defaultPoi, defaultSource, uploadLang } from "../constants";
import type { CallOptions } from "./client";
import { postWithSession } from "./login";
import { emptyFileResult, resultOfAnswer, resultOfError, type UploadResult } from "./upload-result";

export interface UploadFields {
  fileName: string;
  /** SHA-256 in hex, or "" if it could not be computed. */
  digest: string;
  /** px; null if unknown. */
  width: number | null;
  height: number | null;
  meta?: Record<string, unknown>;
  /** Whether the server checks the content after it has answered; checkStatus is then 0 (pending). */
  riskyCheck?: boolean;
}

type MediaFields = UploadFields & { ignoreRisky?: boolean };
export type UploadOptions = Pick<CallOptions, "signal" | "onUploadProgress" | "isQuiet">;

/** A temporary image, kept for an hour. */
export const uploadImage = (file: Blob, fields: UploadFields, options?: UploadOptions) =>
  send<UploadedImage>("/v5/image/upload", file, uploadForm(file, fields), options);

export const uploadImageBase64 = (dataUrl: string, fields: UploadFields, options?: UploadOptions) =>
  send<UploadedImage>("/v5/image/upload/base64", dataUrl, uploadForm(dataUrl, fields), options);

/** Permanent media: the pictures of a message. */
export const uploadMedia = (file: Blob, fields: MediaFields, options?: UploadOptions) =>
  send<UploadedMedia>("/v5/media/upload", file, uploadForm(file, fields, mediaFields(fields)), options);

/**
 * The same from a data URL.
 * @public The product specification asks for it; no page needs it yet.
 */
export const uploadMediaBase64 = (dataUrl: string, fields: MediaFields, options?: UploadOptions) =>
  send<UploadedMedia>(
    "/v5/media/upload/base64",
    dataUrl,
    uploadForm(dataUrl, fields, mediaFields(fields)),
    options,
  );

const mediaFields = ({ ignoreRisky = false }: MediaFields) => ({
  mediaType: "image",
  temporary: "0",
  ignoreRisky: ignoreRisky ? "1" : "0",
});

async function send<Uploaded extends UploadedImage>(
  url: string,
  file: Blob | string,
  form: FormData,
  options?: UploadOptions,
): Promise<UploadResult<Uploaded>> {
  if (isEmpty(file)) return emptyFileResult;
  try {
    return resultOfAnswer(await postWithSession<Uploaded>(url, form, { ...options, lang: uploadLang }));
  } catch (error) {
    return resultOfError(error);
  }
}

/** Whether a file has no bytes, or a data URL no data. */
const isEmpty = (file: Blob | string) =>
  typeof file === "string" ? (file.split(",")[1] ?? "") === "" : file.size === 0;

/** The fields come before the file, so that a server that parses a stream knows them first. */
export function uploadForm(
  file: Blob | string,
  fields: UploadFields,
  extra: Record<string, string> = {},
): FormData {
  const form = new FormData();
  form.set("poi", String(defaultPoi));
  form.set("source", String(defaultSource));
  form.set("meta", JSON.stringify(fields.meta ?? {}));
  form.set("riskyCheck", fields.riskyCheck ? "1" : "0");
  form.set("originFileNameList", JSON.stringify([fields.fileName]));
  form.set("origin", String(defaultOrigin));
  form.set("digest", fields.digest);
  if (fields.width) form.set("width", String(fields.width));
  if (fields.height) form.set("height", String(fields.height));
  for (const [name, value] of Object.entries(extra)) form.set(name, value);
  if (typeof file === "string") form.set("file", file);
  else form.set("file", file, fields.fileName);
  return form;
}
