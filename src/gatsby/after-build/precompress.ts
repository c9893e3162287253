import { readdirSync, statSync } from "node:fs";
import { readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const encodings = [".br", ".gz"] as const;
type Encoding = (typeof encodings)[number];

const textFile = /\.(html|js|mjs|css|json|svg|xml|txt|webmanifest|wasm)$/;
/** Loaded by every page and never changing under their name: worth the slowest compression. */
const scriptOrStyle = /\.(js|mjs|css|svg|wasm)$/;
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

function* filesBelow(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesBelow(path);
    else yield path;
  }
}

function compress(path: string, bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  const isSlow = scriptOrStyle.test(path);
  if (encoding === ".gz") return zip(bytes, { level: isSlow ? 9 : 6 });
  return brotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: isSlow ? 11 : 5,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}

/** A packed file carries the time of its original: a rebuild packs only what has changed. */
async function packFile(path: string, done: Precompressed): Promise<void> {
  const { size, mtime } = await stat(path);
  if (size < minBytes) return;
  let bytes: Buffer | null = null;
  for (const encoding of encodings) {
    const packed = await stat(path + encoding).catch(() => null);
    if (packed && Math.abs(packed.mtimeMs - mtime.getTime()) < 1000) {
      done.kept++;
      continue;
    }
    bytes ??= await readFile(path);
    await writeFile(path + encoding, await compress(path, bytes, encoding));
    await utimes(path + encoding, mtime, mtime);
    done.written++;
  }
}

/**
 * Puts a Brotli and a gzip form beside every text file of a built site, where the server finds them, and removes
 * those whose original is gone.
 */
export async function precompress(publicFolder: string): Promise<Precompressed> {
  const done: Precompressed = { written: 0, kept: 0, removed: 0 };
  const all = [...filesBelow(publicFolder)];
  const known = new Set(all);
  for (const path of all) {
    const original = path.replace(/\.(br|gz)$/, "");
    if (original === path || known.has(original)) continue;
    await rm(path);
    done.removed++;
  }
  const waiting = all.filter((path) => textFile.test(path) && statSync(path).isFile()).values();
  const work = async () => {
    for (const path of waiting) await packFile(path, done);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return done;
}
