import { createRequire } from "node:module";
import type { ColourCoding } from "../../core/file/colour-coding";
import { isobmffMissingRatio } from "../../core/file/heif/isobmff-header";
import { maxImagePixels, toleratedMissingRatio } from "../../core/file/image-limits";
import { ImageRefused } from "../../core/file/image-refused";
import { srgbConverter } from "../../core/raster/coded-colour";
import type { Raster } from "../../core/types";

/** The part of libheif's Emscripten build that is used here; the package has no types. */
interface Libheif {
  HEAP32: Int32Array;
  _heif_get_global_security_limits(): number;
  heif_context_alloc(): object;
  heif_context_free(context: object): void;
  heif_context_read_from_memory(context: object, bytes: Uint8Array): { code: unknown; message: string };
  heif_js_context_get_primary_image_handle(context: object): { code?: unknown; message?: string };
  heif_js_decode_image2(handle: object, colorspace: unknown, chroma: unknown): HeifDecoded;
  heif_image_release(image: object): void;
  heif_image_handle_release(handle: object): void;
  heif_image_handle_has_alpha_channel(handle: object): number;
  heif_colorspace: { heif_colorspace_RGB: unknown };
  heif_chroma: Record<`heif_chroma_interleaved_${"RGB" | "RGBA" | "RRGGBB_LE"}`, unknown>;
  heif_error_code: { heif_error_Ok: unknown };
}

interface HeifDecoded {
  code?: unknown;
  message?: string;
  image: object;
  channels: HeifPlane[];
}

/** Interleaved samples; those of more than 8 bits take two bytes. */
interface HeifPlane {
  stride: number;
  width: number;
  height: number;
  bits_per_pixel: number;
  data: Uint8Array;
}

const require = createRequire(import.meta.url);

/** `max_image_size_pixels` is 8 bytes into libheif's `heif_security_limits`; its default value confirms that. */
const defaultMaxPixels = 32768 * 32768;

function loadLibheif(): Libheif {
  const libheif: Libheif = require("libheif-js/libheif-wasm/libheif-bundle.js")();
  const place = libheif._heif_get_global_security_limits() / 4 + 2;
  if (libheif.HEAP32[place] === defaultMaxPixels) libheif.HEAP32[place] = maxImagePixels;
  return libheif;
}

/**
 * Decodes the primary picture of a HEIC file. It is upright, because libheif applies the rotation and mirror boxes. With `coding` it
 * is converted to sRGB; otherwise it stays in its own colour space. WebAssembly memory never shrinks, so each picture gets a fresh
 * instance (26 ms) that is garbage collected with it.
 * Blocks its thread for about 0.1 s per megapixel.
 * @throws ImageRefused "damaged"
 */
export function decodeHeic(bytes: Uint8Array, coding: ColourCoding | null): Raster {
  const missingRatio = isobmffMissingRatio(bytes);
  if (missingRatio > toleratedMissingRatio) {
    throw new ImageRefused("damaged", `${Math.round(missingRatio * 100)} % of the HEIC file is missing`);
  }
  const libheif = loadLibheif();
  const context = libheif.heif_context_alloc();
  try {
    const read = libheif.heif_context_read_from_memory(context, bytes);
    if (read.code !== libheif.heif_error_code.heif_error_Ok) throw new ImageRefused("damaged", read.message);
    const handle = libheif.heif_js_context_get_primary_image_handle(context);
    if (!handle || handle.code) throw new ImageRefused("damaged", `No primary picture: ${handle?.message}`);
    const hasAlpha = libheif.heif_image_handle_has_alpha_channel(handle) !== 0;
    // HDR in 8 bits would show banding on a plain wall. With alpha, libheif returns a black plane for more than 8 bits.
    const isHdr = coding?.transfer === "pq" || coding?.transfer === "hlg";
    const layout = hasAlpha ? "RGBA" : isHdr ? "RRGGBB_LE" : "RGB";
    const decoded = libheif.heif_js_decode_image2(
      handle,
      libheif.heif_colorspace.heif_colorspace_RGB,
      libheif.heif_chroma[`heif_chroma_interleaved_${layout}`],
    );
    if (!decoded || decoded.code) throw new ImageRefused("damaged", `Not decodable: ${decoded?.message}`);
    const plane = decoded.channels[0];
    if (!plane) throw new ImageRefused("damaged", "Decoded to no pixels");
    return copyPlane(plane, hasAlpha ? 4 : 3, coding);
  } catch (error) {
    if (error instanceof ImageRefused) throw error;
    throw new ImageRefused("damaged", "The HEIC decoder gave up", error);
  } finally {
    libheif.heif_context_free(context);
  }
}

/** Copies rows without padding out of WebAssembly memory, before the next call may move it. */
function copyPlane(plane: HeifPlane, channels: 3 | 4, coding: ColourCoding | null): Raster {
  const { stride, width: widthPx, height: heightPx, bits_per_pixel: bits, data } = plane;
  const toSrgb = coding && srgbConverter(coding, 2 ** bits - 1);
  const rowSamples = widthPx * channels;
  const pixels = new Uint8Array(rowSamples * heightPx);
  for (let y = 0; y < heightPx; y += 1) {
    const row =
      bits > 8
        ? new Uint16Array(data.buffer, data.byteOffset + y * stride, rowSamples)
        : data.subarray(y * stride, y * stride + rowSamples);
    pixels.set(toSrgb ? toSrgb(row, channels) : row, y * rowSamples);
  }
  return { widthPx, heightPx, channels, pixels };
}
