import type { StoredFile } from "../database/tables";
import type { Resources } from "../resources";

/** Longer than any write takes; bytes that have no record by then never will. */
const announcedForMs = 10 * 60_000;

export type FileStore = Pick<Resources, "storage" | "files" | "deletionQueue" | "now">;

/**
 * Announces, writes the bytes, then their record: whatever breaks off in between, the bytes are found and removed.
 *
 * @returns false when the record may not be (`Files.add`); nothing is kept then
 */
export async function storeFile(deps: FileStore, file: StoredFile, bytes: Uint8Array): Promise<boolean> {
  await deps.deletionQueue.announce(file.fileName, deps.now() + announcedForMs);
  await deps.storage.put(file.fileName, bytes);
  if (await deps.files.add(file)) return true;
  await removeBytes(deps, [file.fileName]);
  return false;
}

/** Bytes whose record is gone. What cannot be removed now stays announced, and a sweep tries again. */
export async function removeBytes(
  { storage, deletionQueue }: Pick<FileStore, "storage" | "deletionQueue">,
  fileNames: string[],
): Promise<{ failed: number }> {
  const outcomes = await Promise.allSettled(fileNames.map((fileName) => storage.remove(fileName)));
  const removed = fileNames.filter((_, index) => outcomes[index]?.status === "fulfilled");
  await deletionQueue.forget(removed);
  return { failed: fileNames.length - removed.length };
}
