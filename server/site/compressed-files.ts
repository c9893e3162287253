import { readFile, stat } from "node:fs/promises";
import { extname } from "node:path";
import { compress, type Encoding, minCompressedBytes } from "../plugins/compress";

/** What shrinks; pictures and fonts are compressed by themselves. */
const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".map": "application/json; charset=utf-8",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".svg": "image/svg+xml; charset=utf-8",
  ".xml": "application/xml; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
  ".tflite": "application/octet-stream",
};

const maxFileBytes = 16 * 1024 * 1024;

export interface CompressedFile {
  bytes: Buffer;
  type: string;
  etag: string;
}

export interface CompressedFiles {
  /** Undefined for a file that is not worth it, or that lies there compressed already. */
  get(path: string, encoding: Encoding, quality: number): Promise<CompressedFile | undefined>;
}

const siblings: Record<Encoding, string> = { br: ".br", gzip: ".gz" };

/** Compresses files of the site when they are first asked for; the least recently asked for leave the memory. */
export function makeCompressedFiles(maxBytes: number): CompressedFiles {
  const files = new Map<string, Promise<CompressedFile>>();
  const sizes = new Map<string, number>();
  let heldBytes = 0;

  function forget(key: string): void {
    files.delete(key);
    heldBytes -= sizes.get(key) ?? 0;
    sizes.delete(key);
  }

  function remember(key: string, bytes: number): void {
    sizes.set(key, bytes);
    heldBytes += bytes;
    for (const oldest of files.keys()) {
      if (heldBytes <= maxBytes) break;
      forget(oldest);
    }
  }

  return {
    async get(path, encoding, quality) {
      const type = types[extname(path)];
      if (!type) return undefined;
      const facts = await stat(path);
      if (facts.size < minCompressedBytes || facts.size > maxFileBytes) return undefined;
      const isThere = await stat(path + siblings[encoding]).then(
        () => true,
        () => false,
      );
      if (isThere) return undefined;
      const etag = `W/"${facts.size.toString(16)}-${Math.floor(facts.mtimeMs).toString(16)}"`;
      const key = `${encoding} ${etag} ${path}`;
      const known = files.get(key);
      if (known) {
        files.delete(key);
        files.set(key, known);
        return known;
      }
      const fresh = readFile(path)
        .then((bytes) => compress(bytes, encoding, quality))
        .then((bytes) => ({ bytes, type, etag }));
      files.set(key, fresh);
      fresh.then(
        ({ bytes }) => remember(key, bytes.length),
        () => forget(key),
      );
      return fresh;
    },
  };
}
