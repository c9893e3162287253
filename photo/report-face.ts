import { unturnPoint } from "./core/raster/quarter-turn";
import type { Face, Point } from "./core/types";
import type { FoundPerson } from "./find-person";

/** The face in pixels of the upload (after EXIF orientation), whatever was decoded, shrunk or turned on the way. */
export function reportFace(person: FoundPerson, hairTop: Point | null, decodeScale: number): Face {
  const { raster, turns, face, mesh, head } = person;
  const inSource = (point: Point): Point => {
    const [x, y] = unturnPoint(point, turns, raster.widthPx, raster.heightPx);
    return [tenth(x / decodeScale), tenth(y / decodeScale)];
  };
  const { box } = face;
  const a = inSource([box.x, box.y]);
  const b = inSource([box.x + box.width, box.y + box.height]);
  return {
    box: {
      x: Math.min(a[0], b[0]),
      y: Math.min(a[1], b[1]),
      width: tenth(Math.abs(b[0] - a[0])),
      height: tenth(Math.abs(b[1] - a[1])),
    },
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

const tenth = (value: number): number => Math.round(value * 10) / 10;
