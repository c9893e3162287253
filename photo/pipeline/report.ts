import { digitalSize } from "../core/crop/output-size";
import { isTurnedJpeg } from "../core/file/jpeg/kept-jpeg";
import { unturnPoint } from "../core/raster/quarter-turn";
import type { Box, Check, Edit, EncodedImage, Face, PhotoRequest, Point } from "../core/types";
import type { Portrait } from "./detect-person";
import type { FramedDocument } from "./subjects";

type Placed = Pick<Portrait, "person" | "decodeScale">;

const tenth = (value: number): number => Math.round(value * 10) / 10;

/** Converts a point of the person's raster to pixels of the upload (after EXIF orientation). */
function pointInSource({ person: { raster, turns }, decodeScale }: Placed, point: Point): Point {
  const [x, y] = unturnPoint(point, turns, raster.widthPx, raster.heightPx);
  return [tenth(x / decodeScale), tenth(y / decodeScale)];
}

function boxInSource(placed: Placed, box: Box): Box {
  const a = pointInSource(placed, [box.x, box.y]);
  const b = pointInSource(placed, [box.x + box.width, box.y + box.height]);
  return {
    x: Math.min(a[0], b[0]),
    y: Math.min(a[1], b[1]),
    width: tenth(Math.abs(b[0] - a[0])),
    height: tenth(Math.abs(b[1] - a[1])),
  };
}

/** How far hair reaches above the skull, and half the width of a head with ears, in head heights. */
const withHair = { above: 0.2, aside: 0.4 };

/** The head including its hair, in pixels of the upload. */
export function headInSource(placed: Placed): Box {
  const { crown, chin } = placed.person.head;
  const [right, down] = [chin[0] - crown[0], chin[1] - crown[1]];
  const { above, aside } = withHair;
  const corners = [-aside, aside].flatMap((by): Point[] => [
    [crown[0] - above * right + by * down, crown[1] - above * down - by * right],
    [chin[0] + by * down, chin[1] - by * right],
  ]);
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return boxInSource(placed, { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y });
}

/** Converts the places of checks from the person's raster to pixels of the upload. */
export const checksInSource = (checks: readonly Check[], placed: Placed): Check[] =>
  checks.map(({ place, places, ...check }) => ({
    ...check,
    ...(place && { place: boxInSource(placed, place) }),
    ...(places && { places: places.map((box) => boxInSource(placed, box)) }),
  }));

/** The face in pixels of the upload, independent of how it was decoded, scaled or rotated. */
export function reportFace(placed: Placed, hairTop: Point | null): Face {
  const { face, mesh, head } = placed.person;
  const inSource = (point: Point): Point => pointInSource(placed, point);
  return {
    box: boxInSource(placed, face.box),
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

export interface EditReport {
  edits: Edit[];
  printoutEdits?: Edit[];
  policyConflict: boolean;
}

/** Of a picture that is not cropped, in order. */
const wholeEdits = ["rotate", "resize", "background", "grey", "encode"] as const satisfies readonly Edit[];

/**
 * Lists the edits of the pixels, in order. If the authority refuses a cropped file, `edits` is about the digital file
 * (the visitor's own picture) and `printoutEdits` about the print.
 */
export function listEdits(
  { image, editsBefore = [] }: Pick<PhotoRequest, "image" | "editsBefore">,
  document: FramedDocument,
  digital: EncodedImage,
): EditReport {
  const { rule, person, framed, chosen, wasTransparent: wasFlattened } = document;
  const isGrey = rule.colour === "grey";
  const scale = framed.view.scale * document.decodeScale;
  const cropped: Edit[] = [
    ...(person.turns !== 0 || framed.view.angle !== 0 ? (["rotate"] as const) : []),
    "crop",
    ...(Math.abs(scale - 1) > 1e-6 || digitalSize(rule).heightPx !== framed.view.heightPx
      ? (["resize"] as const)
      : []),
    ...(chosen.replacement || wasFlattened ? (["background"] as const) : []),
    ...(isGrey ? (["grey"] as const) : []),
  ];
  const policyConflict = chosen.policyConflict || (wasFlattened && rule.editPolicy.background === "keep");
  if (rule.editPolicy.geometry !== "forbidden") return { edits: cropped, policyConflict };
  const isResized =
    Math.max(digital.widthPx, digital.heightPx) !== Math.max(document.sourceWidthPx, document.sourceHeightPx);
  const isDone: Partial<Record<Edit, boolean>> = {
    rotate: person.turns !== 0 || isTurnedJpeg(image),
    resize: isResized,
    background: wasFlattened,
    grey: isGrey,
    encode: !digital.isKept,
  };
  const whole = wholeEdits.filter((edit) => isDone[edit] || editsBefore.includes(edit));
  return { edits: whole, printoutEdits: cropped, policyConflict };
}
