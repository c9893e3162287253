import { createHash } from "node:crypto";
import { readdirSync, statSync } from "node:fs";
import { readFile, rm, utimes, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
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

/** Digest of each original at the time it was packed, by its path in the public folder. */
export type PackedDigests = Record<string, string>;

/**
 * A packed file carries the time of its original: a rebuild reads only what was written again, and packs only what
 * has changed.
 */
async function packFile(
  path: string,
  name: string,
  digests: PackedDigests,
  done: Precompressed,
): Promise<void> {
  // A hundred thousand looks at the disk, mostly for files that are kept: waiting for each would cost more.
  const { size, mtime } = statSync(path);
  if (size < minBytes) return;
  const times = encodings.map((encoding) => statSync(path + encoding, { throwIfNoEntry: false })?.mtimeMs);
  const isFresh = (time: number | undefined) => time !== undefined && Math.abs(time - mtime.getTime()) < 1000;
  if (digests[name] && times.every(isFresh)) {
    done.kept += encodings.length;
    return;
  }
  const bytes = await readFile(path);
  const digest = createHash("sha256").update(bytes).digest("base64");
  const isSame = digests[name] === digest && times.every((time) => time !== undefined);
  for (const encoding of encodings) {
    if (isSame) done.kept++;
    else {
      await writeFile(path + encoding, await compress(path, bytes, encoding));
      done.written++;
    }
    await utimes(path + encoding, mtime, mtime);
  }
  digests[name] = digest;
}

/**
 * Puts a Brotli and a gzip form beside every text file of a built site, where the server finds them, and removes
 * those whose original is gone.
 * @param digests of the build before; brought up to date
 */
export async function precompress(publicFolder: string, digests: PackedDigests): Promise<Precompressed> {
  const done: Precompressed = { written: 0, kept: 0, removed: 0 };
  const all = [...filesBelow(publicFolder)];
  const known = new Set(all);
  for (const path of all) {
    const original = path.replace(/\.(br|gz)$/, "");
    if (original === path || known.has(original)) continue;
    await rm(path);
    delete digests[relative(publicFolder, original)];
    done.removed++;
  }
  const waiting = all.filter((path) => textFile.test(path)).values();
  const work = async () => {
    for (const path of waiting) await packFile(path, relative(publicFolder, path), digests, done);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return done;
}
