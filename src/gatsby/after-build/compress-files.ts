import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Form } from "./compressed-forms";

export interface FileToCompress {
  /** Path in the public folder. */
  name: string;
  /** Of the original that its forms were made of, while all of them are there. */
  digest?: string;
}

export interface Compression {
  publicFolder: string;
  forms: readonly Form[];
}

export interface CompressedFile {
  name: string;
  digest: string;
  isWritten: boolean;
}

/** Loaded by every page and never changing under their name: worth the slowest compression. */
const scriptOrStyle = /\.(js|mjs|css|svg|wasm)$/;
/** Above this the slowest compression takes half a minute for a few percent; models and their runtime are so large. */
const largeBytes = 1024 * 1024;

function compress(name: string, bytes: Buffer, form: Form): Buffer {
  const isSlow = scriptOrStyle.test(name);
  if (form === "gz") return gzipSync(bytes, { level: isSlow ? 9 : 6 });
  const quality = bytes.length > largeBytes ? 9 : isSlow ? 11 : 5;
  return brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}

function compressFile(
  { name, digest: known }: FileToCompress,
  { publicFolder, forms }: Compression,
): CompressedFile {
  const path = join(publicFolder, name);
  const bytes = readFileSync(path);
  const digest = createHash("sha256").update(bytes).digest("base64");
  const isWritten = digest !== known;
  if (isWritten) for (const form of forms) writeFileSync(`${path}.${form}`, compress(name, bytes, form));
  return { name, digest, isWritten };
}

/** Writes the forms of files that have changed. In one go: tens of thousands of waits would cost as much again. */
export const compressFiles = (files: readonly FileToCompress[], compression: Compression): CompressedFile[] =>
  files.map((file) => compressFile(file, compression));
