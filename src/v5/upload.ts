import type { UploadedImage, UploadedMedia } from "../../contract/image";
import { defaultOrigin, defaultPoi, defaultSource, uploadLang } from "../constants";
import type { CallOptions } from "./client";
import { postWithSession } from "./login";
import {
  emptyFileResult,
  type ImageUploadResult,
  type MediaUploadResult,
  resultOfAnswer,
  resultOfError,
} from "./upload-result";

export interface UploadFields {
  fileName: string;
  /** SHA-256 in hex, or "" when it was given up. */
  digest: string;
  /** px; null when not known. */
  width: number | null;
  height: number | null;
  meta?: Record<string, unknown>;
  /** Whether the server checks the content behind the upload; the answer then says 0 (pending). */
  riskyCheck?: boolean;
}

export type UploadOptions = Pick<CallOptions, "signal" | "onUploadProgress" | "isQuiet">;

/** A temporary image, kept for an hour. */
export const uploadImage = (file: Blob, fields: UploadFields, options?: UploadOptions) =>
  send<UploadedImage>("/v5/image/upload", file, fields, {}, options) as Promise<ImageUploadResult>;

export const uploadImageBase64 = (dataUrl: string, fields: UploadFields, options?: UploadOptions) =>
  send<UploadedImage>("/v5/image/upload/base64", dataUrl, fields, {}, options) as Promise<ImageUploadResult>;

/**
 * Permanent media.
 * @public The product specification asks for it; no page needs it yet.
 */
export const uploadMedia = (
  file: Blob,
  fields: UploadFields & { ignoreRisky?: boolean },
  options?: UploadOptions,
) =>
  send<UploadedMedia>(
    "/v5/media/upload",
    file,
    fields,
    mediaFields(fields),
    options,
  ) as Promise<MediaUploadResult>;

/**
 * The same from a data URL.
 * @public The product specification asks for it; no page needs it yet.
 */
export const uploadMediaBase64 = (
  dataUrl: string,
  fields: UploadFields & { ignoreRisky?: boolean },
  options?: UploadOptions,
) =>
  send<UploadedMedia>(
    "/v5/media/upload/base64",
    dataUrl,
    fields,
    mediaFields(fields),
    options,
  ) as Promise<MediaUploadResult>;

const mediaFields = ({ ignoreRisky = false }: { ignoreRisky?: boolean }) => ({
  mediaType: "image",
  temporary: "0",
  ignoreRisky: ignoreRisky ? "1" : "0",
});

async function send<Uploaded extends UploadedImage>(
  url: string,
  file: Blob | string,
  fields: UploadFields,
  extra: Record<string, string>,
  options?: UploadOptions,
) {
  if (isEmpty(file)) return emptyFileResult;
  try {
    const form = uploadForm(file, fields, extra);
    return resultOfAnswer(await postWithSession<Uploaded>(url, form, { ...options, lang: uploadLang }));
  } catch (error) {
    return resultOfError(error);
  }
}

/** Nothing at all, or a data URL with nothing behind its comma. */
const isEmpty = (file: Blob | string) =>
  typeof file === "string" ? (file.split(",")[1] ?? "") === "" : file.size === 0;

/** The fields come before the file, so that a server that reads a stream knows them when the file begins. */
export function uploadForm(
  file: Blob | string,
  fields: UploadFields,
  extra: Record<string, string>,
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
