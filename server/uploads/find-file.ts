import { uploadMessages } from "../../contract/upload-messages";
import { notFound } from "../api-error";
import type { StoredFile } from "../database/tables";
import type { Deps } from "../deps";

/**
 * A file of this session. Those of others are reported as unknown.
 * @throws ApiError 404
 */
export async function fileOfSession(
  { files }: Pick<Deps, "files">,
  sessionId: string,
  fileName: string,
): Promise<StoredFile> {
  const file = await files.find(fileName);
  if (!file || file.sessionId !== sessionId) throw notFound(uploadMessages.linkMissing);
  return file;
}

/**
 * The bytes of a stored file.
 * @throws ApiError 404 if they were removed
 */
export async function bytesOf({ storage }: Pick<Deps, "storage">, file: StoredFile): Promise<Uint8Array> {
  const bytes = await storage.get(file.fileName);
  if (!bytes) throw notFound(uploadMessages.linkMissing);
  return bytes;
}
