import { u16be } from "../bytes";
import { isComplete } from "../image-completeness";
import { imageFormat } from "../image-format";
import { ImageRefused } from "../image-refused";
import { type Band, refineBand, skipBand, wordsPerBlock } from "./jpeg-bands";
import { type BitPosition, type BlockCodes, skipBlocks, skipLights } from "./jpeg-blocks";
import { type EntropyBits, entropyBits } from "./jpeg-entropy";
import { type JpegFrame, type JpegScan, readJpegFrame, readJpegScan } from "./jpeg-frame";
import { isStartOfFrame, maxSegments, startOfScan, walkJpeg } from "./jpeg-segments";
import { type HuffmanTable, readHuffmanTables, readLightSteps } from "./jpeg-tables";
import { missesScans } from "./missing-scans";

const [huffmanTables, quantTables, restarts] = [0xc4, 0xdb, 0xdd];

/** Bytes that may be left after the last block: some cameras pad to whole words. */
const spareBytes = 3;

/**
 * Maximum DC value of a block of 8 bit samples, relative to middle grey, with a tolerance for encoders that
 * overshoot.
 */
const lightMost = 1024 * 1.1;

/** Real files have a few dozen tables; a hostile one may have millions. */
const maxTables = 256;

/** State of a decoder when a scan begins: tables so far, and coefficients of earlier scans. */
interface DecoderState {
  frame: JpegFrame | null;
  codes: Map<number, HuffmanTable>;
  lightSteps: Map<number, number>;
  /** `Band.nonZero` of each plane, by the id of the plane. */
  nonZero: Map<number, Uint32Array>;
  /** MCUs between two restarts; 0 without. */
  restartUnits: number;
}

/**
 * Whether the data have another number of blocks than the frame declares, or impossible DC values. JPEG has no
 * checksums, but a flipped bit usually changes the length of a code, and then the number of blocks; or all following
 * DC values are off until one is blacker than black. Nothing is decoded, codes are only counted. Unsupported kinds of
 * JPEG count as complete.
 */
export function isTornJpeg(bytes: Uint8Array): boolean {
  const state: DecoderState = {
    frame: null,
    codes: new Map(),
    lightSteps: new Map(),
    nonZero: new Map(),
    restartUnits: 0,
  };
  let [tableCount, segmentCount] = [0, 0];
  for (const { marker, at, end } of walkJpeg(bytes)) {
    if (++segmentCount > maxSegments) return true;
    if (isStartOfFrame(marker)) {
      // A second frame could declare more than was checked; no decoder accepts it.
      if (state.frame) return true;
      state.frame = readJpegFrame(bytes, { marker, at, end });
      if (!state.frame) return false;
    } else if (marker === huffmanTables) {
      const tables = readHuffmanTables(bytes, at + 4, end);
      if (!tables) return true;
      for (const [number, table] of tables) state.codes.set(number, table);
      tableCount += tables.size;
      if (tableCount > maxTables) return true;
    } else if (marker === quantTables) {
      for (const [number, step] of readLightSteps(bytes, at + 4, end)) state.lightSteps.set(number, step);
    } else if (marker === restarts) state.restartUnits = u16be(bytes, at + 4);
    else if (marker === startOfScan && state.frame && isTornScan(bytes, { at, end }, state, state.frame))
      return true;
  }
  return false;
}

/**
 * Refuses a complete JPEG that contradicts its header, and a truncated one whose scans have not all begun. Other
 * formats are ignored.
 * @throws ImageRefused
 */
export function refuseTornJpeg(bytes: Uint8Array): void {
  if (imageFormat(bytes) !== "jpeg") return;
  if (isComplete(bytes) ? isTornJpeg(bytes) : missesScans(bytes))
    throw new ImageRefused("damaged", "The data of this JPEG contradict its header, or are incomplete");
}

function isTornScan(
  bytes: Uint8Array,
  { at, end }: { at: number; end: number },
  state: DecoderState,
  frame: JpegFrame,
): boolean {
  const scan = readJpegScan(bytes, frame, at);
  if (!scan) return true;
  const blocks = codesOf(scan, state, frame);
  if (!blocks) return false;
  const band = frame.isProgressive && scan.first > 0 ? bandOf(scan, blocks[0]!, state) : null;
  const skip = (bits: EntropyBits, units: number): BitPosition => {
    if (!frame.isProgressive) return skipBlocks(bits, blocks, units);
    const from = scan.units - left;
    if (band)
      return scan.isRefinement ? refineBand(bits, band, from, units) : skipBand(bits, band, from, units);
    return scan.isRefinement ? units * blocks.length : skipLights(bits, blocks, units);
  };
  let left = scan.units;
  for (const bits of entropyBits(bytes, end)) {
    const units = state.restartUnits > 0 ? Math.min(left, state.restartUnits) : left;
    for (const { light } of blocks) light.steps = 0;
    const stop = skip(bits, units);
    if (stop === null || stop > bits.bitLength || isMoreLeft(bits, stop)) return true;
    // Some encoders end with a restart marker; a hostile file may have millions.
    if (units === 0) break;
    left -= units;
  }
  return left > 0;
}

function bandOf(
  { blocks, units, first, last }: JpegScan,
  { ac }: BlockCodes,
  { nonZero }: DecoderState,
): Band {
  const { id } = blocks[0]!.plane;
  const found = nonZero.get(id) ?? new Uint32Array(wordsPerBlock * units);
  nonZero.set(id, found);
  return { ac, first, last, nonZero: found };
}

const noTable: HuffmanTable = { byEight: new Uint16Array(0), bySixteen: new Uint16Array(0) };

/** @returns null if a table of the scan is missing: a decoder may have a default */
function codesOf(
  { blocks, first, lowBits, isRefinement }: JpegScan,
  { codes, lightSteps }: DecoderState,
  { planes, bitDepth, isProgressive }: JpegFrame,
): BlockCodes[] | null {
  const needsDc = !isProgressive || (first === 0 && !isRefinement);
  const needsAc = !isProgressive || first > 0;
  const lights = new Map(
    planes.map(({ id, quantTable }) => {
      const step = (lightSteps.get(quantTable) ?? 1) << (isProgressive ? lowBits : 0);
      return [id, { steps: 0, most: bitDepth === 8 ? lightMost / step + 1 : Infinity }];
    }),
  );
  const found = blocks.map(({ plane, dc, ac }) => ({
    dc: codes.get(dc) ?? noTable,
    ac: codes.get(ac) ?? noTable,
    light: lights.get(plane.id)!,
  }));
  const isMissing = ({ dc, ac }: BlockCodes) => (needsDc && dc === noTable) || (needsAc && ac === noTable);
  return found.some(isMissing) ? null : found;
}

/** More than padding, which is at most `spareBytes` bytes, or any number of equal ones. */
function isMoreLeft({ bytes, bitLength }: EntropyBits, stop: number): boolean {
  const [from, end] = [Math.ceil(stop / 8), bitLength / 8];
  if (end - from <= spareBytes) return false;
  return bytes.subarray(from, end).some((value) => value !== bytes[from]);
}
