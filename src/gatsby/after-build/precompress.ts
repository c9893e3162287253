import { createHash } from "node:crypto";
import { readdirSync, statSync } from "node:fs";
import { readFile, rm, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import pLimit from "p-limit";

const encodings = [".br", ".gz"] as const;
type Encoding = (typeof encodings)[number];

const textFile = /\.(html|js|mjs|css|json|svg|xml|txt|webmanifest|wasm|tflite)$/;
/** Loaded by every page and never changing under their name: worth the slowest compression. */
const scriptOrStyle = /\.(js|mjs|css|svg|wasm)$/;
/** Above this the slowest compression takes half a minute for a few percent; models and their runtime are so large. */
const largeBytes = 1024 * 1024;
/** Below this the headers of an answer weigh more than what compression saves. */
const minBytes = 1024;
/** Node compresses in its own pool of four threads. */
const atOnce = 8;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export interface Precompressed {
  written: number;
  kept: number;
  removed: number;
}

function compress(path: string, bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  const isSlow = scriptOrStyle.test(path);
  if (encoding === ".gz") return zip(bytes, { level: isSlow ? 9 : 6 });
  const quality = bytes.length > largeBytes ? 9 : isSlow ? 11 : 5;
  return brotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}

/** An original at the time it was compressed. */
interface PackedOriginal {
  mtimeMs: number;
  digest: string;
}

/** By path in the public folder. */
export type PackedOriginals = Record<string, PackedOriginal>;

/** A rebuild reads only what was written again, and packs only what has changed. */
async function packFile(
  path: string,
  name: string,
  { isPacked, originals }: { isPacked: boolean; originals: PackedOriginals },
  done: Precompressed,
): Promise<void> {
  // Thousands of looks at the disk, mostly for files that are kept: waiting for each would cost more.
  const { size, mtimeMs } = statSync(path);
  if (size < minBytes) {
    if (!isPacked) return;
    // It has shrunk: the server would still hand out what it was.
    for (const encoding of encodings) await rm(path + encoding);
    delete originals[name];
    done.removed += encodings.length;
    return;
  }
  const known = isPacked ? originals[name] : undefined;
  if (known?.mtimeMs === mtimeMs) {
    done.kept += encodings.length;
    return;
  }
  const bytes = await readFile(path);
  const digest = createHash("sha256").update(bytes).digest("base64");
  originals[name] = { mtimeMs, digest };
  if (known?.digest === digest) {
    done.kept += encodings.length;
    return;
  }
  for (const encoding of encodings) {
    await writeFile(path + encoding, await compress(path, bytes, encoding));
    done.written++;
  }
}

/**
 * Puts a Brotli and a gzip form beside every text file of a built site, where the server finds them, and removes
 * those whose original is gone.
 * @param originals of the build before; brought up to date
 */
export async function precompress(publicFolder: string, originals: PackedOriginals): Promise<Precompressed> {
  const done: Precompressed = { written: 0, kept: 0, removed: 0 };
  const all = readdirSync(publicFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const known = new Set(all);
  for (const path of all) {
    const original = path.replace(/\.(br|gz)$/, "");
    if (original === path || known.has(original)) continue;
    await rm(path);
    delete originals[relative(publicFolder, original)];
    done.removed++;
  }
  const limit = pLimit(atOnce);
  await limit.map(
    all.filter((path) => textFile.test(path)),
    (path) => {
      const isPacked = encodings.every((encoding) => known.has(path + encoding));
      return packFile(path, relative(publicFolder, path), { isPacked, originals }, done);
    },
  );
  return done;
}
