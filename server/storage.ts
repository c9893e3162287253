import type { Readable } from "node:stream";

/** Bytes by name. A name is one that `ids.ts` issued, never a path. */
export interface Storage {
  /** Resolves when the bytes would survive a power cut. */
  put(fileName: string, bytes: Uint8Array): Promise<void>;
  /** Undefined when there is no such file. */
  get(fileName: string): Promise<Uint8Array | undefined>;
  /** The bytes as they are read, for who sends them on: a slow reader holds no photo in memory. */
  stream(fileName: string): Promise<Readable | undefined>;
  /** Removing what is not there is no error. */
  remove(fileName: string): Promise<void>;
  /** Rejects when the storage cannot be written. */
  probe(): Promise<void>;
}
