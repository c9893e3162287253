import type { Readable } from "node:stream";

/** Files by name. Names are issued by `ids.ts`, never paths. */
export interface Storage {
  /** Resolves when the bytes would survive a power failure. */
  put(fileName: string, bytes: Uint8Array): Promise<void>;
  /** Undefined if the file does not exist. */
  get(fileName: string): Promise<Uint8Array | undefined>;
  /** Streams a file, so that a slow client holds no photo in memory. */
  stream(fileName: string): Promise<Readable | undefined>;
  /** Removing an unknown name is not an error. */
  remove(fileName: string): Promise<void>;
  /** Rejects if the storage is not writable. */
  probe(): Promise<void>;
}
