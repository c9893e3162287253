import { u16be } from "../bytes";
import type { JpegSegment } from "./jpeg-segments";

/** A colour component of a JPEG: its id, its blocks per MCU, and the number of its quantisation table. */
export interface JpegPlane {
  id: number;
  across: number;
  down: number;
  quantTable: number;
}

/** Contents of the start of frame (T.81, B.2.2). */
export interface JpegFrame {
  widthPx: number;
  heightPx: number;
  bitDepth: number;
  isProgressive: boolean;
  planes: JpegPlane[];
}

/** Baseline, extended and progressive frames; not lossless, not arithmetic. */
const progressive = 0xc2;
const huffmanFrames = [0xc0, 0xc1, progressive];

/** @returns null if this kind of frame is not supported, or invalid */
export function readJpegFrame(bytes: Uint8Array, { marker, at, end }: JpegSegment): JpegFrame | null {
  const count = bytes[at + 9]!;
  // Only a sequential frame may have more components than a scan (T.81, table B.2).
  if (marker === progressive && count > most.planes) return null;
  if (!huffmanFrames.includes(marker) || end !== at + 10 + 3 * count) return null;
  const planes = Array.from({ length: count }, (_, i) => {
    const [id, sampling, quantTable] = bytes.subarray(at + 10 + 3 * i) as unknown as [number, number, number];
    return { id, across: sampling >> 4, down: sampling & 15, quantTable };
  });
  const [heightPx, widthPx] = [u16be(bytes, at + 5), u16be(bytes, at + 7)];
  const isSound = planes.every(({ across, down }) => across > 0 && across < 5 && down > 0 && down < 5);
  // With duplicate ids, decoders go by order.
  const areNumbered = new Set(planes.map(({ id }) => id)).size === count;
  if (!isSound || !areNumbered || count === 0 || !(widthPx > 0) || !(heightPx > 0)) return null;
  return { widthPx, heightPx, bitDepth: bytes[at + 4]!, isProgressive: marker === progressive, planes };
}

/** Contents of a start of scan (T.81, B.2.3). */
export interface JpegScan {
  /** For each block of an MCU, in order: its component and the numbers of its tables. */
  blocks: { plane: JpegPlane; dc: number; ac: number }[];
  units: number;
  /** First and last coefficient. */
  first: number;
  last: number;
  /** Number of low bits that later scans add (Al). */
  lowBits: number;
  /** Adds a bit to coefficients of earlier scans (Ah > 0). */
  isRefinement: boolean;
}

/**
 * Maximum components of a scan, and blocks of its MCU (T.81, B.2.3). Decoders reject more, and a hostile file may
 * have thousands.
 */
const most = { planes: 4, blocks: 10 };

/** @returns null if the scan has unknown components or invalid parameters */
export function readJpegScan(bytes: Uint8Array, frame: JpegFrame, at: number): JpegScan | null {
  const count = bytes[at + 4]!;
  if (!(count <= most.planes)) return null;
  const isAlone = count === 1;
  const blocks: JpegScan["blocks"] = [];
  for (let i = 0; i < count; i++) {
    const plane = frame.planes.find(({ id }) => id === bytes[at + 5 + 2 * i]);
    if (!plane) return null;
    const numbers = bytes[at + 6 + 2 * i]!;
    const each = isAlone ? 1 : plane.across * plane.down;
    for (let block = 0; block < each; block++)
      blocks.push({ plane, dc: numbers >> 4, ac: 0x10 | (numbers & 15) });
  }
  if (blocks.length === 0 || blocks.length > most.blocks) return null;
  const behind = at + 5 + 2 * count;
  const [first, last] = [bytes[behind]!, bytes[behind + 1]!];
  if (frame.isProgressive && !isBand(first, last, isAlone)) return null;
  return {
    blocks,
    units: unitCount(frame, isAlone ? blocks[0]!.plane : null),
    first,
    last,
    lowBits: bytes[behind + 2]! & 15,
    isRefinement: bytes[behind + 2]! >> 4 > 0,
  };
}

/**
 * DC coefficients only, or others of one component (T.81, G.1.1.1). An empty band would be skipped without reading a
 * bit.
 */
const isBand = (first: number, last: number, isAlone: boolean): boolean =>
  first === 0 ? last === 0 : isAlone && first <= last && last < 64;

/** A single component is coded block by block; several are interleaved in MCUs (T.81, A.2). */
function unitCount({ widthPx, heightPx, planes }: JpegFrame, alone: JpegPlane | null): number {
  const along = (samples: number, side: "across" | "down"): number => {
    const most = Math.max(...planes.map((plane) => plane[side]));
    return alone ? Math.ceil(Math.ceil((samples * alone[side]) / most) / 8) : Math.ceil(samples / (8 * most));
  };
  return along(widthPx, "across") * along(heightPx, "down");
}
