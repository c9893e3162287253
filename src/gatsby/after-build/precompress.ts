import { readdirSync, rmSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { inThreads } from "../../../plugins/in-threads";
import { type Form, packedForms } from "../../packed-forms";
import { type FileToPack, type PackedFile, type Packing, packFiles } from "./pack-files";

const textFile = /\.(html|js|mjs|css|json|svg|xml|txt|webmanifest|wasm|tflite)$/;
const packedFile = /\.(br|gz)$/;
/** Below this the headers of an answer weigh more than what compression saves. */
const minBytes = 1024;
/** Fewer are packed before a thread has started. */
const filesWorthAThread = 200;

export interface Precompressed {
  /** Files that were packed, and that their forms still fit. */
  packed: number;
  kept: number;
  /** Forms whose original is gone, or that are no longer wanted. */
  removed: number;
}

/** An original at the time it was compressed. */
interface PackedOriginal {
  mtimeMs: number;
  digest: string;
}

/** By path in the public folder. */
export type PackedOriginals = Record<string, PackedOriginal>;

const pack = (files: FileToPack[], packing: Packing): PackedFile[] | Promise<PackedFile[]> =>
  files.length < filesWorthAThread
    ? packFiles(files, packing)
    : inThreads(join(__dirname, "pack-thread.ts"), files, packing);

/**
 * Puts compressed forms beside every text file of a built site, where the server finds them, and removes those whose
 * original is gone. A rebuild reads only what was written again, and packs only what has changed.
 * @param originals of the build before; brought up to date
 */
export async function precompress(
  publicFolder: string,
  originals: PackedOriginals,
  forms: readonly Form[] = packedForms(),
): Promise<Precompressed> {
  const names = new Set(
    readdirSync(publicFolder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(publicFolder, join(entry.parentPath, entry.name))),
  );
  const times = new Map<string, number>();
  const toPack: FileToPack[] = [];
  let kept = 0;
  for (const name of names) {
    if (!textFile.test(name)) continue;
    const { size, mtimeMs } = statSync(join(publicFolder, name));
    if (size < minBytes) continue;
    times.set(name, mtimeMs);
    const isPacked = forms.every((form) => names.has(`${name}.${form}`));
    const known = isPacked ? originals[name] : undefined;
    if (known?.mtimeMs === mtimeMs) kept++;
    else toPack.push({ name, digest: known?.digest });
  }
  const packed = forms.length > 0 ? await pack(toPack, { publicFolder, forms }) : [];
  for (const { name, digest } of packed) originals[name] = { mtimeMs: times.get(name)!, digest };

  const lost = [...names].filter(
    (name) =>
      packedFile.test(name) && !(times.has(name.slice(0, -3)) && forms.some((form) => name.endsWith(form))),
  );
  for (const name of lost) rmSync(join(publicFolder, name));
  for (const name of Object.keys(originals))
    if (forms.length === 0 || !times.has(name)) delete originals[name];

  const written = packed.filter(({ isWritten }) => isWritten).length;
  return { packed: written, kept: kept + packed.length - written, removed: lost.length };
}
