import { tag, u16be, u32be } from "./bytes";
import { type Box, isobmffBoxes } from "./isobmff-boxes";

/**
 * Which `colr` boxes describe the primary picture of a HEIC or AVIF file (ISO/IEC 23008-12, 6.5.5 and 9.3): `pitm` names the
 * picture, `ipma` its properties, and `ipco` holds them. Thumbnails, gain maps and alpha planes have properties of their own.
 */

/** Far above any honest file: a tiled picture has an entry per tile. */
const maxBoxes = 4096;

/** @returns the contents of the primary picture's `colr` boxes, in order; none where the boxes break off or are too many */
export function primaryColourBoxes(bytes: Uint8Array): Box[] {
  const meta = childrenOf(bytes, { from: 0, end: bytes.length }).find(({ name }) => name === "meta");
  if (!meta) return [];
  const inMeta = childrenOf(bytes, { from: meta.from + 4, end: meta.end });
  const pitm = inMeta.find(({ name }) => name === "pitm");
  const iprp = inMeta.find(({ name }) => name === "iprp");
  if (!pitm || !iprp) return [];
  const itemId = bytes[pitm.from] === 0 ? u16be(bytes, pitm.from + 4) : u32be(bytes, pitm.from + 4);
  const inProperties = childrenOf(bytes, iprp);
  const ipco = inProperties.find(({ name }) => name === "ipco");
  const properties = ipco ? childrenOf(bytes, ipco) : [];
  return inProperties
    .filter(({ name }) => name === "ipma")
    .flatMap((ipma) => propertyIndices(bytes, ipma, itemId))
    .map((index) => properties[index - 1])
    .filter((box) => box?.name === "colr") as Box[];
}

/** The profile type of a `colr` box (ISO/IEC 14496-12, 12.1.5): `nclx`, `prof` or `rICC`. */
export const colourType = (bytes: Uint8Array, colr: Box): string => tag(bytes, colr.from);

function childrenOf(bytes: Uint8Array, { from, end }: Pick<Box, "from" | "end">): Box[] {
  const boxes: Box[] = [];
  for (const box of isobmffBoxes(bytes, from, end)) {
    if (boxes.length >= maxBoxes) return [];
    boxes.push(box);
  }
  return boxes;
}

/** The properties of one item, counted from 1 as `ipma` does (ISO/IEC 23008-12, 9.3.2). */
function propertyIndices(bytes: Uint8Array, ipma: Box, itemId: number): number[] {
  const hasLongIds = bytes[ipma.from]! >= 1;
  const hasLongIndices = (bytes[ipma.from + 3]! & 1) === 1;
  const idBytes = hasLongIds ? 4 : 2;
  const indexBytes = hasLongIndices ? 2 : 1;
  let at = ipma.from + 8;
  while (at < ipma.end) {
    const id = hasLongIds ? u32be(bytes, at) : u16be(bytes, at);
    const count = bytes[at + idBytes];
    if (count === undefined) return [];
    const first = at + idBytes + 1;
    if (id === itemId) {
      // The highest bit says whether a reader must know the property.
      return Array.from({ length: count }, (_, place) =>
        hasLongIndices ? u16be(bytes, first + 2 * place) & 0x7fff : bytes[first + place]! & 0x7f,
      );
    }
    at = first + count * indexBytes;
  }
  return [];
}
