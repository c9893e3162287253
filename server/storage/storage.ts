/** Bytes by name. A name is one that `ids.ts` issued, never a path. */
export interface Storage {
  put(fileName: string, bytes: Uint8Array): Promise<void>;
  /** Undefined when there is no such file. */
  get(fileName: string): Promise<Uint8Array | undefined>;
  /** Removing what is not there is no error. */
  remove(fileName: string): Promise<void>;
  /** Rejects when the storage cannot be written. */
  probe(): Promise<void>;
}
