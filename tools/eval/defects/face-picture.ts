import sharp from "sharp";
import type { HeadPoints } from "../../../photo/core/face/head";
import { distance, type FaceMesh, meshPoint } from "../../../photo/core/face/mesh";
import type { Point } from "../../../photo/core/types";
import { findPerson } from "../../../photo/pipeline/detect-person";
import type { PhotoPorts } from "../../../photo/ports";

/** A photograph with its face known, in which a defect can be made. RGB, upright. */
export interface FacePicture {
  file: string;
  widthPx: number;
  heightPx: number;
  pixels: Uint8Array;
  mesh: FaceMesh;
  head: HeadPoints;
  /** Lengths of the face in distances of the eyes. */
  eyeToChin: number;
  eyeToCrown: number;
  halfWidth: number;
}

/** Enough for every document, and small enough for some hundreds of them. */
const longestEdgePx = 1400;

export async function facePicture(
  file: string,
  bytes: Uint8Array,
  ports: PhotoPorts,
): Promise<FacePicture | null> {
  const { data, info } = await sharp(bytes)
    .autoOrient()
    .resize(longestEdgePx, longestEdgePx, { fit: "inside", withoutEnlargement: true })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = new Uint8Array(data);
  const raster = { widthPx: info.width, heightPx: info.height, channels: 3 as const, pixels };
  const { person } = await findPerson(raster, ports);
  if (person?.turns !== 0) return null;
  const { mesh, head } = person;
  const eyesPx = head.interpupillaryPx;
  return {
    file,
    widthPx: info.width,
    heightPx: info.height,
    pixels,
    mesh,
    head,
    eyeToChin: distance(head.eyeMiddle, head.chin) / eyesPx,
    eyeToCrown: distance(head.eyeMiddle, head.crown) / eyesPx,
    halfWidth: distance(meshPoint(mesh, 234), meshPoint(mesh, 454)) / 2 / eyesPx,
  };
}

export const asSharp = ({
  widthPx,
  heightPx,
  pixels,
}: Pick<FacePicture, "widthPx" | "heightPx" | "pixels">) =>
  sharp(pixels, { raw: { width: widthPx, height: heightPx, channels: 3 } });

export const asJpeg = async (picture: Pick<FacePicture, "widthPx" | "heightPx" | "pixels">) =>
  new Uint8Array(await asSharp(picture).jpeg({ quality: 92 }).toBuffer());

/** A point of the picture in the face's own frame: origin between the eyes, x along them, unit their distance. */
export function toFace({ head }: FacePicture, [x, y]: Point): Point {
  const angle = (head.rollDeg * Math.PI) / 180;
  const [dx, dy] = [x - head.eyeMiddle[0], y - head.eyeMiddle[1]];
  return [
    (dx * Math.cos(angle) + dy * Math.sin(angle)) / head.interpupillaryPx,
    (-dx * Math.sin(angle) + dy * Math.cos(angle)) / head.interpupillaryPx,
  ];
}

/** And back. */
export function fromFace({ head }: FacePicture, [x, y]: Point): Point {
  const angle = (head.rollDeg * Math.PI) / 180;
  const [dx, dy] = [x * head.interpupillaryPx, y * head.interpupillaryPx];
  return [
    head.eyeMiddle[0] + dx * Math.cos(angle) - dy * Math.sin(angle),
    head.eyeMiddle[1] + dx * Math.sin(angle) + dy * Math.cos(angle),
  ];
}

/** A drawing in the face's own frame laid over the picture, softened as a lens would. */
export async function drawOver(picture: FacePicture, parts: string): Promise<Uint8Array> {
  const { widthPx, heightPx, head } = picture;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${widthPx}" height="${heightPx}"><g transform="translate(${head.eyeMiddle.join(" ")}) rotate(${head.rollDeg}) scale(${head.interpupillaryPx})">${parts}</g></svg>`;
  const layer = await sharp(Buffer.from(svg))
    .blur(Math.max(0.5, head.interpupillaryPx / 150))
    .png()
    .toBuffer();
  const drawn = await asSharp(picture)
    .composite([{ input: layer }])
    .jpeg({ quality: 92 })
    .toBuffer();
  return new Uint8Array(drawn);
}
