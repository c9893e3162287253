import { unturnPoint } from "./core/raster/quarter-turn";
import type { Box, Check, Face, Point } from "./core/types";
import type { FoundPerson } from "./find-person";

const tenth = (value: number): number => Math.round(value * 10) / 10;

/** A point of the person's raster in pixels of the upload (after EXIF orientation). */
function pointInSource({ raster, turns }: FoundPerson, point: Point, decodeScale: number): Point {
  const [x, y] = unturnPoint(point, turns, raster.widthPx, raster.heightPx);
  return [tenth(x / decodeScale), tenth(y / decodeScale)];
}

function boxInSource(person: FoundPerson, box: Box, decodeScale: number): Box {
  const a = pointInSource(person, [box.x, box.y], decodeScale);
  const b = pointInSource(person, [box.x + box.width, box.y + box.height], decodeScale);
  return {
    x: Math.min(a[0], b[0]),
    y: Math.min(a[1], b[1]),
    width: tenth(Math.abs(b[0] - a[0])),
    height: tenth(Math.abs(b[1] - a[1])),
  };
}

/** Checks whose places are on the person's raster, with the places in pixels of the upload. */
export const checksInSource = (checks: readonly Check[], person: FoundPerson, decodeScale: number): Check[] =>
  checks.map(({ place, places, ...check }) => ({
    ...check,
    ...(place && { place: boxInSource(person, place, decodeScale) }),
    ...(places && { places: places.map((box) => boxInSource(person, box, decodeScale)) }),
  }));

/** The face in pixels of the upload, whatever was decoded, shrunk or turned on the way. */
export function reportFace(person: FoundPerson, hairTop: Point | null, decodeScale: number): Face {
  const { face, mesh, head } = person;
  const inSource = (point: Point): Point => pointInSource(person, point, decodeScale);
  return {
    box: boxInSource(person, face.box, decodeScale),
    chin: inSource(head.chin),
    crown: inSource(head.crown),
    hairTop: inSource(hairTop ?? head.crown),
    leftEye: inSource(head.leftEye),
    rightEye: inSource(head.rightEye),
    yawDeg: tenth(mesh.pose.yawDeg),
    pitchDeg: tenth(mesh.pose.pitchDeg),
    rollDeg: tenth(head.rollDeg),
    score: Math.round(face.score * 1000) / 1000,
  };
}
