import { createHash } from "node:crypto";
import { basename, extname } from "node:path";
import { imageSize } from "image-size";
import type { Fault } from "../faults/content-error";

/** Once, twice and thrice the column of a phone; the last is twice the column of a page. */
const widthsPx = [480, 800, 1_280];

/** The best first: a browser takes the first that it knows. */
export const pictureFormats = ["avif", "webp"] as const;

/** The column of a text, `--measure` of the site's styles, or the whole of a narrow screen. */
export const pictureSizes = "(min-width: 44rem) 42rem, 100vw";

/** Where the site has them; a build makes them. */
export const widthsFolder = "/images/widths";

export interface PictureFile {
  /** Changes with the picture, so that a browser may keep what it has. */
  address: string;
  format: (typeof pictureFormats)[number];
  widthPx: number;
}

export interface SizedPicture {
  widthPx: number;
  heightPx: number;
  /** None for a drawing, which is sharp at any size. */
  files: PictureFile[];
}

/**
 * A picture's size as it is shown, and the smaller files that a page offers beside it.
 * @throws Error when the bytes are no picture
 */
export function sizePicture(address: string, bytes: Uint8Array): SizedPicture {
  const { width, height, type, orientation = 1 } = imageSize(bytes);
  // A camera held upright writes its picture lying, with a note to turn it.
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

/** As the attribute `srcset` has them. */
export const srcSetOf = (files: readonly PictureFile[]): string =>
  files.map(({ address, widthPx }) => `${address} ${widthPx}w`).join(", ");

/** Addresses of the pictures that an article's HTML shows. */
export const picturesOf = (html: string): string[] =>
  [...html.matchAll(/<img src="([^"]+)"/g)].map(([, address]) => address!);

/** A picture whose first bytes are well and whose rest is not. */
export const unreadablePicture = (address: string, error: unknown): Fault => ({
  file: `static${address}`,
  line: null,
  field: "",
  problem: `the picture cannot be read to its end (${(error as Error).message}).`,
  fix: "Save it again as WebP, AVIF, JPEG or PNG.",
});
