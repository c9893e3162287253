import { kernelsModule } from "./kernels-module";

/** Exports of the module with their parameters in order; see `photo/kernels/`. */
interface Exports {
  memory: Memory;
  across(
    line: number,
    columns: number,
    channels: number,
    wide: number,
    first: number,
    weights: number,
    taps: number,
    out: number,
    outPx: number,
  ): void;
  down(rows: number, weights: number, taps: number, out: number, samples: number): void;
  downNumbers(rows: number, weights: number, taps: number, out: number, samples: number): void;
  halve(above: number, below: number, out: number, outPx: number): void;
  along(
    source: number,
    stride: number,
    channels: number,
    x: number,
    y: number,
    dx: number,
    dy: number,
    out: number,
    outPx: number,
  ): void;
  squareRow(
    source: number,
    channels: number,
    right: number,
    bottom: number,
    top: number,
    column: number,
    row: number,
    cos: number,
    sin: number,
    du: number,
    dv: number,
    scale: number,
    offset: number,
    isBlack: number,
    out: number,
    outPx: number,
  ): void;
  addWindows(
    rgb: number,
    touched: number,
    index: number,
    weights: number,
    windows: number,
    widthPx: number,
    from: number,
    to: number,
    noise: number,
    scratch: number,
  ): void;
  around(weights: number, middle: number, widthPx: number): number;
  multiply(
    weights: number,
    places: number,
    count: number,
    picture: number,
    product: number,
    widthPx: number,
  ): number;
  advance(
    alpha: number,
    direction: number,
    places: number,
    count: number,
    residual: number,
    product: number,
    inverse: number,
    length: number,
  ): number;
  redirect(
    direction: number,
    places: number,
    count: number,
    residual: number,
    inverse: number,
    share: number,
  ): void;
  sampleRow(
    rgb: number,
    alpha: number,
    kinds: number,
    priorAlpha: number,
    priorWeight: number,
    overlap: number,
    inKinds: number,
    inPicture: number,
    steps: number,
    scratch: number,
    stepCount: number,
    reachPx: number,
    widthPx: number,
    row: number,
  ): void;
}

export interface Memory {
  buffer: ArrayBuffer;
  grow(pages: number): number;
}

/** Output row with its number of pixels. */
interface OutRow {
  at: number;
  px: number;
}

/** Rows of a resampled picture with their weights. */
interface WeightedRows {
  rowsAt: number;
  weightsAt: number;
  taps: number;
}

/** The unknown pixels of a matting problem. */
interface Unknowns {
  placesAt: number;
  count: number;
}

interface Vectors {
  alphaAt: number;
  directionAt: number;
  residualAt: number;
  productAt: number;
  inverseAt: number;
}

/** Kernels in WebAssembly with SIMD, with grouped parameters. Addresses (`…At`) are offsets in `memory`. */
function groupParameters(raw: Exports) {
  return {
    memory: raw.memory,
    across(
      line: { at: number; columns: number; channels: number; wideAt: number },
      taps: { firstAt: number; weightsAt: number; count: number },
      out: OutRow,
    ): void {
      const { at, columns, channels, wideAt } = line;
      raw.across(at, columns, channels, wideAt, taps.firstAt, taps.weightsAt, taps.count, out.at, out.px);
    },
    down({ rowsAt, weightsAt, taps }: WeightedRows, outAt: number, samples: number): void {
      raw.down(rowsAt, weightsAt, taps, outAt, samples);
    },
    downNumbers({ rowsAt, weightsAt, taps }: WeightedRows, outAt: number, samples: number): void {
      raw.downNumbers(rowsAt, weightsAt, taps, outAt, samples);
    },
    halve: raw.halve,
    along(
      source: { at: number; stride: number; channels: number },
      start: { x: number; y: number; dx: number; dy: number },
      out: OutRow,
    ): void {
      const { x, y, dx, dy } = start;
      raw.along(source.at, source.stride, source.channels, x, y, dx, dy, out.at, out.px);
    },
    squareRow(
      source: { at: number; channels: number; right: number; bottom: number; top: number },
      line: { column: number; row: number; cos: number; sin: number; du: number; dv: number },
      sample: { scale: number; offset: number; isBlack: boolean },
      out: OutRow,
    ): void {
      raw.squareRow(
        source.at,
        source.channels,
        source.right,
        source.bottom,
        source.top,
        line.column,
        line.row,
        line.cos,
        line.sin,
        line.du,
        line.dv,
        sample.scale,
        sample.offset,
        Number(sample.isBlack),
        out.at,
        out.px,
      );
    },
    addWindows(
      picture: { rgbAt: number; touchedAt: number; indexAt: number; widthPx: number },
      sums: { weightsAt: number; windowsAt: number; roomAt: number },
      places: { from: number; to: number },
      noise: number,
    ): void {
      raw.addWindows(
        picture.rgbAt,
        picture.touchedAt,
        picture.indexAt,
        sums.weightsAt,
        sums.windowsAt,
        picture.widthPx,
        places.from,
        places.to,
        noise,
        sums.roomAt,
      );
    },
    around: raw.around,
    multiply(
      weights: { at: number; widthPx: number },
      { placesAt, count }: Unknowns,
      { directionAt, productAt }: Vectors,
    ): number {
      return raw.multiply(weights.at, placesAt, count, directionAt, productAt, weights.widthPx);
    },
    advance({ placesAt, count }: Unknowns, vectors: Vectors, length: number): number {
      const { alphaAt, directionAt, residualAt, productAt, inverseAt } = vectors;
      return raw.advance(alphaAt, directionAt, placesAt, count, residualAt, productAt, inverseAt, length);
    },
    redirect({ placesAt, count }: Unknowns, vectors: Vectors, share: number): void {
      raw.redirect(vectors.directionAt, placesAt, count, vectors.residualAt, vectors.inverseAt, share);
    },
    /** @param pieces addresses of colours, alpha, kinds, prior and its weight, overlap, places in kinds and picture, steps, scratch */
    sampleRow(
      pieces: SampledPieces,
      rays: { stepCount: number; reachPx: number },
      widthPx: number,
      row: number,
    ): void {
      raw.sampleRow(...pieces, rays.stepCount, rays.reachPx, widthPx, row);
    },
  };
}

type FiveAddresses = [number, number, number, number, number];
export type SampledPieces = [...FiveAddresses, ...FiveAddresses];

export type Kernels = ReturnType<typeof groupParameters>;

// Browsers and Node have both; TypeScript's standard library declares neither.
declare const WebAssembly: {
  Module: new (bytes: Uint8Array) => object;
  Instance: new (module: object) => { exports: unknown };
};
declare const atob: (base64: string) => string;

let loaded: Kernels | undefined;

/** Loaded with the first picture, not on import: a page may import geometry from here in a browser without SIMD. */
export function loadKernels(): Kernels {
  loaded ??= groupParameters(startModule(kernelsModule) as Exports);
  return loaded;
}

/** What a module in base64 exports. */
export function startModule(base64: string): unknown {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  return new WebAssembly.Instance(new WebAssembly.Module(bytes)).exports;
}

const pageBytes = 65_536;
/** Bytes that a kernel may access beyond its arguments; also the alignment of addresses. */
const roomBytes = 16;

/**
 * Allocates pieces of the given sizes from address 0 on. Previous contents are lost. The memory grows to the largest
 * call and stays, a few rows or one picture.
 */
export function allocate({ memory }: { memory: Memory }, lengths: number[]): number[] {
  const addresses: number[] = [];
  let end = 0;
  for (const length of lengths) {
    addresses.push(end);
    end += (Math.ceil(length / roomBytes) + 1) * roomBytes;
  }
  const missing = Math.ceil((end - memory.buffer.byteLength) / pageBytes);
  if (missing > 0) memory.grow(missing);
  return addresses;
}

/** Allocates pieces and copies data into them. */
export function allocateFilled(
  kernels: Kernels,
  pieces: (Float32Array | Int32Array | Uint8Array)[],
): number[] {
  const addresses = allocate(
    kernels,
    pieces.map(({ byteLength }) => byteLength),
  );
  const bytes = new Uint8Array(kernels.memory.buffer);
  for (const [i, { buffer, byteOffset, byteLength }] of pieces.entries())
    bytes.set(new Uint8Array(buffer, byteOffset, byteLength), addresses[i]!);
  return addresses;
}
