import { type Memory, startModule } from "../raster/kernels";
import { kernelsModule } from "./kernels-module";

/** What the module exports, in the order of its parameters; `photo/kernels/jpeg.ts` says what each does. */
interface Exports {
  memory: Memory;
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

/** A JPEG's sums in WebAssembly with SIMD, their parameters in groups. Addresses (`…At`) are bytes of `memory`. */
function groupParameters(raw: Exports) {
  return {
    ...raw,
    symbolsOfRow(
      lines: { at: number; stride: number; rowCount: number; channels: number; columns: number },
      tables: { at: number; placesAt: number; workAt: number },
      outAt: number,
    ): number {
      const { at, stride, rowCount, channels, columns } = lines;
      return raw.symbolsOfRow(
        at,
        stride,
        rowCount,
        channels,
        columns,
        tables.at,
        tables.placesAt,
        tables.workAt,
        outAt,
      );
    },
  };
}

let loaded: ReturnType<typeof groupParameters> | undefined;

/** Loaded by the first picture that is written. */
export function loadJpegKernels() {
  loaded ??= groupParameters(startModule(kernelsModule) as Exports);
  return loaded;
}
