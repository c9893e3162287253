import { createHash } from "node:crypto";
import { basename, extname } from "node:path";
import { imageSize } from "image-size";
import type { Fault } from "../faults/content-error";

/** One, two and three times the column of a phone; the last is twice the column of a page. */
const widthsPx = [480, 800, 1_280];

/** Best first: browsers take the first that they support. */
export const pictureFormats = ["avif", "webp"] as const;

/** The text column (`--measure` in the styles), or the full width of a narrow screen. */
export const pictureSizes = "(min-width: 44rem) 42rem, 100vw";

/** URL path of the generated widths. */
export const widthsFolder = "/images/widths";

export interface PictureFile {
  /** Content hash, for immutable caching. */
  address: string;
  format: (typeof pictureFormats)[number];
  widthPx: number;
}

export interface SizedPicture {
  widthPx: number;
  heightPx: number;
  /** Empty for a drawing, which scales. */
  files: PictureFile[];
}

/**
 * The displayed size of a picture and its available widths.
 * @throws Error if the bytes are not a picture
 */
export function sizePicture(address: string, bytes: Uint8Array): SizedPicture {
  const { width, height, type, orientation = 1 } = imageSize(bytes);
  // EXIF orientation swaps width and height.
  const [widthPx, heightPx] = orientation > 4 ? [height, width] : [width, height];
  if (type === "svg") return { widthPx, heightPx, files: [] };
  const digest = createHash("sha256").update(bytes).digest("hex").slice(0, 10);
  const name = `${widthsFolder}/${basename(address, extname(address))}-${digest}`;
  const widths = [
    ...widthsPx.filter((each) => each < widthPx),
    ...(widthPx <= Math.max(...widthsPx) ? [widthPx] : []),
  ];
  return {
    widthPx,
    heightPx,
    files: pictureFormats.flatMap((format) =>
      widths.map((each) => ({ address: `${name}-${each}.${format}`, format, widthPx: each })),
    ),
  };
}

/** Value of the attribute `srcset`. */
export const srcSetOf = (files: readonly PictureFile[]): string =>
  files.map(({ address, widthPx }) => `${address} ${widthPx}w`).join(", ");

/** Addresses of the pictures that an article's HTML shows. */
export const picturesOf = (html: string): string[] =>
  [...html.matchAll(/<img src="([^"]+)"/g)].map(([, address]) => address!);

/** A picture with a valid header that cannot be decoded. */
export const unreadablePicture = (address: string, error: unknown): Fault => ({
  file: `static${address}`,
  line: null,
  field: "",
  problem: `the picture cannot be read to its end (${(error as Error).message}).`,
  fix: "Save it again as WebP, AVIF, JPEG or PNG.",
});
