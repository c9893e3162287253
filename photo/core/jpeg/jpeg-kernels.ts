import { type Memory, startModule } from "../raster/kernels";
import { kernelsModule } from "./kernels-module";

/** Exports of the module with their parameters in order; see `photo/kernels/jpeg.ts`. */
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

/** JPEG functions in WebAssembly with SIMD, with grouped parameters. Addresses (`…At`) are offsets in `memory`. */
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

/** Loaded when the first picture is encoded. */
export function loadJpegKernels() {
  loaded ??= groupParameters(startModule(kernelsModule) as Exports);
  return loaded;
}
