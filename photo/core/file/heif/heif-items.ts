import { u16be, u32be } from "../bytes";
import { maxHeifItems, maxHeifReferences } from "../image-limits";
import { ImageRefused } from "../image-refused";
import { type IsobmffBox, isobmffBoxes } from "./isobmff-boxes";

/** The items of a HEIC or AVIF and their references (ISO/IEC 23008-12, 6.6; 14496-12, 8.11). */
export interface HeifItems {
  primary: number;
  /** The property boxes of each item, in order. */
  properties: ReadonlyMap<number, readonly IsobmffBox[]>;
  /** The input items of each derived picture (grid, overlay), in order; an item that is used several times is repeated. */
  parts: ReadonlyMap<number, readonly number[]>;
  /** Auxiliary images of the primary picture, such as its alpha plane. */
  auxiliaries: readonly number[];
}

/** Number of pixels of an item according to its `ispe` property; null without one. */
export function areaOf(bytes: Uint8Array, { properties }: HeifItems, id: number): number | null {
  const ispe = properties.get(id)?.find(({ name }) => name === "ispe");
  return ispe ? u32be(bytes, ispe.from + 4) * u32be(bytes, ispe.from + 8) : null;
}

/**
 * @returns null for a file without items, such as a sequence or a truncated file
 * @throws ImageRefused "too-costly"
 */
export function readHeifItems(bytes: Uint8Array): HeifItems | null {
  const meta = childrenOf(bytes, { name: "", from: 0, end: bytes.length }).get("meta")?.[0];
  const inMeta = meta && childrenOf(bytes, { ...meta, from: meta.from + 4 });
  const pitm = inMeta?.get("pitm")?.[0];
  if (!inMeta || !pitm) return null;
  const primary = bytes[pitm.from] === 0 ? u16be(bytes, pitm.from + 4) : u32be(bytes, pitm.from + 4);
  const references = (inMeta.get("iref") ?? []).flatMap((iref) => readReferences(bytes, iref));
  const parts = new Map(references.filter(({ kind }) => kind === "dimg").map(({ from, to }) => [from, to]));
  const auxiliaries = references.filter(({ kind, to }) => kind === "auxl" && to.includes(primary));
  const properties = readProperties(bytes, inMeta.get("iprp")?.[0]);
  return { primary, properties, parts, auxiliaries: auxiliaries.map(({ from }) => from) };
}

const tooMany = () => new ImageRefused("too-costly", "More parts than a HEIC or AVIF photo has");

/** The boxes inside a box, by name. */
function childrenOf(bytes: Uint8Array, { from, end }: IsobmffBox): Map<string, IsobmffBox[]> {
  const children = new Map<string, IsobmffBox[]>();
  let count = 0;
  for (const box of isobmffBoxes(bytes, from, end)) {
    if (++count > maxHeifReferences) throw tooMany();
    const alike = children.get(box.name);
    if (alike) alike.push(box);
    else children.set(box.name, [box]);
  }
  return children;
}

interface Reference {
  kind: string;
  from: number;
  to: number[];
}

function readReferences(bytes: Uint8Array, iref: IsobmffBox): Reference[] {
  const idBytes = bytes[iref.from] === 0 ? 2 : 4;
  const idAt = (at: number) => (idBytes === 2 ? u16be(bytes, at) : u32be(bytes, at));
  const references: Reference[] = [];
  let total = 0;
  for (const { name: kind, from } of isobmffBoxes(bytes, iref.from + 4, iref.end)) {
    const count = u16be(bytes, from + idBytes) || 0;
    total += count + 1;
    if (total > maxHeifReferences) throw tooMany();
    const firstAt = from + idBytes + 2;
    const to = Array.from({ length: count }, (_, index) => idAt(firstAt + index * idBytes));
    references.push({ kind, from: idAt(from), to });
  }
  return references;
}

/** `ipma` lists the properties of each item as indices into `ipco`, starting from 1 (23008-12, 9.3). */
function readProperties(bytes: Uint8Array, iprp: IsobmffBox | undefined): Map<number, IsobmffBox[]> {
  const properties = new Map<number, IsobmffBox[]>();
  if (!iprp) return properties;
  const children = childrenOf(bytes, iprp);
  const ipco = children.get("ipco")?.[0];
  const all = ipco ? [...isobmffBoxes(bytes, ipco.from, ipco.end)] : [];
  for (const ipma of children.get("ipma") ?? [])
    for (const { id, property } of associations(bytes, ipma)) {
      const box = all[property - 1];
      const own = properties.get(id);
      if (!box) continue;
      if (own) own.push(box);
      else properties.set(id, [box]);
    }
  return properties;
}

function* associations(
  bytes: Uint8Array,
  { from, end }: IsobmffBox,
): Generator<{ id: number; property: number }> {
  const idBytes = bytes[from] === 0 ? 2 : 4;
  const isWide = ((bytes[from + 3] ?? 0) & 1) === 1;
  const items = u32be(bytes, from + 4);
  let at = from + 8;
  for (let item = 0; item < items && at < end; item += 1) {
    if (item >= maxHeifItems) throw tooMany();
    const id = idBytes === 2 ? u16be(bytes, at) : u32be(bytes, at);
    const count = bytes[at + idBytes] ?? 0;
    at += idBytes + 1;
    for (let turn = 0; turn < count; turn += 1) {
      yield { id, property: isWide ? u16be(bytes, at) & 0x7fff : (bytes[at] ?? 0) & 0x7f };
      at += isWide ? 2 : 1;
    }
  }
}
