import type { StoredFile } from "../database/tables";
import type { Resources } from "../resources";

/** Longer than any write takes: bytes without a record are then left over. */
const announcedForMs = 10 * 60_000;

export type FileStore = Pick<Resources, "storage" | "files" | "deletionQueue" | "now">;

/**
 * Registers the bytes for deletion, writes them, then adds their record: whatever is interrupted, the bytes are found
 * and removed.
 * @returns false if the record cannot be added (`Files.add`); nothing is stored then
 */
export async function storeFile(deps: FileStore, file: StoredFile, bytes: Uint8Array): Promise<boolean> {
  await deps.deletionQueue.announce(file.fileName, deps.now() + announcedForMs);
  await deps.storage.put(file.fileName, bytes);
  if (await deps.files.add(file)) return true;
  await removeBytes(deps, [file.fileName]);
  return false;
}

/** Deletes bytes whose record is removed. A failed deletion stays registered and is retried by a sweep. */
export async function removeBytes(
  { storage, deletionQueue }: Pick<FileStore, "storage" | "deletionQueue">,
  fileNames: string[],
): Promise<{ failed: number; cause?: unknown }> {
  const outcomes = await Promise.allSettled(fileNames.map((fileName) => storage.remove(fileName)));
  const removed = fileNames.filter((_, index) => outcomes[index]?.status === "fulfilled");
  await deletionQueue.forget(removed);
  const cause = outcomes.find((outcome) => outcome.status === "rejected")?.reason;
  return { failed: fileNames.length - removed.length, cause };
}
