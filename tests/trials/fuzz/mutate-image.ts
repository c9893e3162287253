import { deflateSync } from "node:zlib";
import type { Random } from "../seeded-random";
import { box, pngChunk, withPngChunks } from "./hostile-parts";

/** A picture with one thing wrong in it. */
export interface Mutation {
  name: string;
  apply(bytes: Buffer, random: Random): Buffer;
}

/** Where parsers slip: nothing, less than a head, just a head, and the ends of 32 and 64 bits. */
const sizes32 = [0, 1, 2, 7, 8, 15, 16, 0x7fffffff, 0x80000000, 0xffffffff];
const sizes64 = [0n, 1n, 15n, 16n, 2n ** 32n, 2n ** 53n, 2n ** 63n, 2n ** 64n - 1n];
const sizes16 = [0, 1, 2, 3, 0x7fff, 0xffff];

const copyOf = (bytes: Buffer) => Buffer.from(bytes);
const insert = (bytes: Buffer, at: number, part: Buffer) =>
  Buffer.concat([bytes.subarray(0, at), part, bytes.subarray(at)]);

function overwrite(bytes: Buffer, at: number, write: (copy: Buffer) => void): Buffer {
  const copy = copyOf(bytes);
  if (at >= 0 && at + 8 <= copy.length) write(copy);
  return copy;
}

/** Places of the marks, as far as they are found. */
function placesOf(bytes: Buffer, marks: readonly string[]): number[] {
  return marks.flatMap((mark) => {
    const at = bytes.indexOf(mark, 0, "latin1");
    return at === -1 ? [] : [at];
  });
}

const blind: Mutation[] = [
  {
    name: "flipped bits",
    apply(bytes, random) {
      const copy = copyOf(bytes);
      for (let left = 1 + random.below(40); left > 0; left--) {
        const at = random.below(copy.length);
        copy[at] = copy[at]! ^ (1 << random.below(8));
      }
      return copy;
    },
  },
  { name: "cut", apply: (bytes, random) => bytes.subarray(0, random.below(bytes.length)) },
  {
    name: "zeroed block",
    apply(bytes, random) {
      const from = random.below(bytes.length);
      return copyOf(bytes).fill(0, from, Math.min(bytes.length, from + 1 + random.below(2_000)));
    },
  },
  {
    name: "random block",
    apply: (bytes, random) => insert(bytes, random.below(bytes.length), random.bytes(1 + random.below(600))),
  },
  {
    name: "block twice",
    apply(bytes, random) {
      const from = random.below(bytes.length);
      return insert(bytes, random.below(bytes.length), bytes.subarray(from, from + random.below(4_000)));
    },
  },
  {
    name: "something behind",
    apply: (bytes, random) =>
      Buffer.concat([
        bytes,
        random.pick([
          Buffer.from("PK\x03\x04evil"),
          Buffer.from("<svg onload=alert(1)>"),
          Buffer.from("<?php system(1); ?>"),
          Buffer.alloc(100_000),
          bytes,
        ]),
      ]),
  },
];

const jpegMarkers = [0xc0, 0xc2, 0xc4, 0xda, 0xdb, 0xdd, 0xe0, 0xe1, 0xe2, 0xed, 0xee, 0xfe];

const jpeg: Mutation[] = [
  {
    name: "JPEG segment length",
    apply(bytes, random) {
      const at = bytes.indexOf(Buffer.from([0xff, random.pick(jpegMarkers)]));
      return overwrite(bytes, at, (copy) => copy.writeUInt16BE(random.pick(sizes16), at + 2));
    },
  },
  {
    name: "JPEG size",
    apply(bytes, random) {
      const at =
        [0xc0, 0xc2].map((code) => bytes.indexOf(Buffer.from([0xff, code]))).find((place) => place > 0) ?? -1;
      return overwrite(bytes, at, (copy) => copy.writeUInt32BE(random.pick(sizes32), at + 5 - 1));
    },
  },
  {
    name: "JPEG segments",
    apply(bytes, random) {
      const body = random.bytes(random.below(60));
      const head = Buffer.from([0xff, random.pick(jpegMarkers), 0, body.length + 2]);
      return insert(
        bytes,
        2,
        Buffer.concat(Array<Buffer>(1 + random.below(3_000)).fill(Buffer.concat([head, body]))),
      );
    },
  },
];

const pngChunks = ["IHDR", "IDAT", "PLTE", "iCCP", "zTXt", "iTXt", "tEXt", "eXIf", "acTL", "fdAT", "IEND"];

const png: Mutation[] = [
  {
    name: "PNG chunk length",
    apply(bytes, random) {
      const at = random.pick(placesOf(bytes, pngChunks).concat(8)) - 4;
      return overwrite(bytes, at, (copy) => copy.writeUInt32BE(random.pick(sizes32), at));
    },
  },
  {
    name: "PNG size",
    apply: (bytes, random) =>
      overwrite(bytes, 16, (copy) => copy.writeUInt32BE(random.pick(sizes32), random.pick([16, 20]))),
  },
  {
    name: "PNG chunks",
    apply(bytes, random) {
      const unpacked = Buffer.alloc(random.below(3_000_000));
      const packed = Buffer.concat([Buffer.from("a\0\0"), deflateSync(unpacked)]);
      const chunk = pngChunk(
        random.pick(pngChunks),
        random.chance(0.5) ? packed : random.bytes(random.below(99)),
      );
      return withPngChunks(bytes, Array<Buffer>(1 + random.below(300)).fill(chunk));
    },
  },
];

const webp: Mutation[] = [
  {
    name: "WebP chunk length",
    apply(bytes, random) {
      const at = random.pick(placesOf(bytes, ["VP8 ", "VP8L", "VP8X", "ALPH", "ICCP", "EXIF"]).concat(0));
      return overwrite(bytes, at, (copy) => copy.writeUInt32LE(random.pick(sizes32), at + 4));
    },
  },
  {
    name: "WebP chunks",
    apply(bytes, random) {
      const body = random.bytes(2 * random.below(30));
      const head = Buffer.alloc(8);
      head.write(random.pick(["EXIF", "XMP ", "ANMF", "ANIM", "ICCP", "JUNK"]), "latin1");
      head.writeUInt32LE(random.chance(0.5) ? body.length : random.pick(sizes32), 4);
      return insert(
        bytes,
        12,
        Buffer.concat(Array<Buffer>(1 + random.below(500)).fill(Buffer.concat([head, body]))),
      );
    },
  },
];

const isoBoxes = [
  "ftyp",
  "meta",
  "hdlr",
  "pitm",
  "iloc",
  "iinf",
  "infe",
  "iprp",
  "ipco",
  "ispe",
  "pixi",
  "av1C",
  "mdat",
];

const iso: Mutation[] = [
  {
    name: "box size",
    apply(bytes, random) {
      const at = random.pick(placesOf(bytes, isoBoxes).concat(4)) - 4;
      return overwrite(bytes, at, (copy) => copy.writeUInt32BE(random.pick(sizes32), at));
    },
  },
  {
    name: "boxes behind",
    apply(bytes, random) {
      const type = random.pick(["free", "skip", "uuid", "mdat", "meta", "moov"]);
      const last = random.chance(0.5)
        ? box(type, { largeSize: random.pick(sizes64) })
        : box(type, { size: random.pick(sizes32), body: random.bytes(random.below(40)) });
      return Buffer.concat([bytes, ...Array<Buffer>(1 + random.below(2_000)).fill(last)]);
    },
  },
  {
    name: "nested boxes",
    apply(bytes, random) {
      let nest: Buffer = Buffer.alloc(0);
      for (let left = 1 + random.below(3_000); left > 0; left--)
        nest = box(random.pick(["meta", "iprp", "ipco"]), { body: nest });
      return insert(bytes, random.chance(0.5) ? bytes.length : bytes.readUInt32BE(0) % bytes.length, nest);
    },
  },
  {
    name: "picture size in its box",
    apply(bytes, random) {
      const at = bytes.indexOf("ispe", 0, "latin1");
      return overwrite(bytes, at, (copy) => copy.writeUInt32BE(random.pick(sizes32), at + 8));
    },
  },
];

export type Format = "jpeg" | "png" | "webp" | "avif";

/** By format: what knows its structure, and what does not. */
export const mutations: Record<Format, Mutation[]> = {
  jpeg: [...jpeg, ...blind],
  png: [...png, ...blind],
  webp: [...webp, ...blind],
  avif: [...iso, ...blind],
};

/** One mutation in most cases, sometimes several on top of each other. */
export function mutateImage(
  bytes: Buffer,
  format: Format,
  random: Random,
): { bytes: Buffer; names: string[] } {
  const names: string[] = [];
  let mutated: Buffer = bytes;
  do {
    const mutation = random.pick(mutations[format]);
    if (mutated.length < 64) break;
    mutated = mutation.apply(mutated, random);
    names.push(mutation.name);
  } while (names.length < 4 && random.chance(0.2));
  return { bytes: mutated, names };
}
