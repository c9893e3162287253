import { startModule } from "../raster/kernels";
import { kernelsModule } from "./kernels-module";

/** A JPEG's sums in WebAssembly with SIMD; `photo/kernels/jpeg.ts` says what each does. Addresses are bytes of `memory`. */
interface JpegKernels {
  memory: { buffer: ArrayBuffer; grow(pages: number): number };
  begin(): void;
  symbolsOfRow(
    lines: number,
    stride: number,
    rowCount: number,
    channels: number,
    columns: number,
    tables: number,
    places: number,
    work: number,
    out: number,
  ): number;
  codeSymbols(symbols: number, count: number, codes: number, out: number): number;
  codeRest(out: number): number;
}

let loaded: JpegKernels | undefined;

/** Loaded by the first picture that is written. */
export function loadJpegKernels(): JpegKernels {
  loaded ??= startModule(kernelsModule) as JpegKernels;
  return loaded;
}
