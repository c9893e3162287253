import { readdirSync, rmSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { inThreads } from "../../../plugins/in-threads";
import { type CompressedFile, type Compression, compressFiles, type FileToCompress } from "./compress-files";
import { compressedForms, type Form } from "./compressed-forms";

const textFile = /\.(html|js|mjs|css|json|svg|xml|txt|webmanifest|wasm|tflite)$/;
const compressedFile = /\.(br|gz)$/;
/** Below this the headers of an answer weigh more than what compression saves. */
const minBytes = 1024;
/** Fewer are compressed before a thread has started. */
const filesWorthAThread = 200;

export interface Precompressed {
  /** Files that were compressed, and that their forms still fit. */
  compressed: number;
  kept: number;
  /** Forms whose original is gone, or that are no longer wanted. */
  removed: number;
}

/** An original at the time it was compressed. */
interface CompressedOriginal {
  mtimeMs: number;
  digest: string;
}

/** By path in the public folder. */
export type CompressedOriginals = Record<string, CompressedOriginal>;

const compress = (
  files: FileToCompress[],
  compression: Compression,
): CompressedFile[] | Promise<CompressedFile[]> =>
  files.length < filesWorthAThread
    ? compressFiles(files, compression)
    : inThreads(join(__dirname, "compress-thread.ts"), files, compression);

/**
 * Puts compressed forms beside every text file of a built site, where the server finds them, and removes those whose
 * original is gone. A rebuild reads only what was written again, and compresses only what has changed.
 * @param originals of the build before; brought up to date
 */
export async function precompress(
  publicFolder: string,
  originals: CompressedOriginals,
  forms: readonly Form[] = compressedForms(),
): Promise<Precompressed> {
  const names = new Set(
    readdirSync(publicFolder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(publicFolder, join(entry.parentPath, entry.name))),
  );
  const times = new Map<string, number>();
  const toCompress: FileToCompress[] = [];
  let kept = 0;
  for (const name of names) {
    if (!textFile.test(name)) continue;
    const { size, mtimeMs } = statSync(join(publicFolder, name));
    if (size < minBytes) continue;
    times.set(name, mtimeMs);
    const isCompressed = forms.every((form) => names.has(`${name}.${form}`));
    const known = isCompressed ? originals[name] : undefined;
    if (known?.mtimeMs === mtimeMs) kept++;
    else toCompress.push({ name, digest: known?.digest });
  }
  const compressed = forms.length > 0 ? await compress(toCompress, { publicFolder, forms }) : [];
  for (const { name, digest } of compressed) originals[name] = { mtimeMs: times.get(name)!, digest };

  const lost = [...names].filter(
    (name) =>
      compressedFile.test(name) &&
      !(times.has(name.slice(0, -3)) && forms.some((form) => name.endsWith(form))),
  );
  for (const name of lost) rmSync(join(publicFolder, name));
  for (const name of Object.keys(originals))
    if (forms.length === 0 || !times.has(name)) delete originals[name];

  const written = compressed.filter(({ isWritten }) => isWritten).length;
  return { compressed: written, kept: kept + compressed.length - written, removed: lost.length };
}
