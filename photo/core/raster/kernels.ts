import { kernelsModule } from "./kernels-module";

type SumRows = (rows: number, weights: number, taps: number, out: number, samples: number) => void;

/** Sums over samples in WebAssembly with SIMD; `photo/kernels/` says what each does. Addresses are bytes of `memory`. */
export interface Kernels {
  memory: { buffer: ArrayBuffer; grow(pages: number): number };
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
  down: SumRows;
  downNumbers: SumRows;
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
    room: number,
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
    room: number,
    stepCount: number,
    reachPx: number,
    widthPx: number,
    row: number,
  ): void;
}

// Browsers and Node have both; the language's own library knows neither.
declare const WebAssembly: {
  Module: new (bytes: Uint8Array) => object;
  Instance: new (module: object) => { exports: unknown };
};
declare const atob: (base64: string) => string;

let loaded: Kernels | undefined;

/** Loaded by the first picture, not by the import: a page may use the geometry beside it in a browser without SIMD. */
export function loadKernels(): Kernels {
  loaded ??= startModule(kernelsModule) as Kernels;
  return loaded;
}

/** What a module in base64 exports. */
export function startModule(base64: string): unknown {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  return new WebAssembly.Instance(new WebAssembly.Module(bytes)).exports;
}

const pageBytes = 65_536;
/** What a kernel may touch beyond what it was given; also the step of addresses. */
const roomBytes = 16;

/**
 * Addresses of pieces of so many bytes, one after the other from 0 on. What was there before is lost; the memory grows to
 * the largest call and stays, a few rows or one picture.
 */
export function layOut({ memory }: Pick<Kernels, "memory">, lengths: number[]): number[] {
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

/** Pieces laid out and filled with what is given. */
export function layIn(kernels: Kernels, pieces: (Float32Array | Int32Array | Uint8Array)[]): number[] {
  const addresses = layOut(
    kernels,
    pieces.map(({ byteLength }) => byteLength),
  );
  const bytes = new Uint8Array(kernels.memory.buffer);
  for (const [i, { buffer, byteOffset, byteLength }] of pieces.entries())
    bytes.set(new Uint8Array(buffer, byteOffset, byteLength), addresses[i]!);
  return addresses;
}
