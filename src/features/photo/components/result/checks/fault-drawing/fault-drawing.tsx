import { Portrait } from "../../../../../../../drawing/portrait";
import { portraitLookFor } from "../../../../../../../drawing/portrait-variants";
import { missedSide } from "../../../../../../../photo/core/finding-texts";
import { type Drawing, findingOf } from "../../../../../../../photo/core/findings";
import type { Check } from "../../../../../../../photo/core/types";
import { WornThing } from "../worn-thing";
import * as styles from "./fault-drawing.module.css";
import { type FaultPicture, faultPictures, goodPose, mirrored } from "./fault-poses";

const width = 105;
const height = 135;
const gap = 35;
/** Both pictures show one person; a second one only for the fault "second person". */
const looks = [
  portraitLookFor("fault"),
  { ...portraitLookFor("fault"), skin: "#ab7650", hair: "#2a211d", style: "bob" as const },
];

const lights = { dark: "#000000", bright: "#ffffff" } as const;
/** A wall colour that no authority accepts. */
const stripes = Array.from({ length: 7 }, (_, i) => `M${i * 18} 0V${height}`).join("");

interface FrameProps {
  picture: FaultPicture;
  x: number;
  /** The required colour. */
  wall?: string | undefined;
  isGood: boolean;
}

const Frame = ({ picture, x, wall, isGood }: FrameProps) => (
  <g transform={`translate(${x} 4)`}>
    <svg width={width} height={height} overflow="hidden" aria-hidden="true">
      <rect className={styles.wall} width={width} height={height} style={wall ? { fill: wall } : undefined} />
      {picture.hasOtherWall && <path className={styles.stripes} d={stripes} />}
      {picture.poses.map((pose, index) => {
        const look = looks[picture.poses.length - 1 - index] ?? looks[0]!;
        return (
          <g
            key={`${pose.x} ${pose.top}`}
            transform={`translate(${pose.x * width} ${pose.top * height}) rotate(${pose.rotateDeg ?? 0}) scale(${pose.height * height})`}
          >
            <Portrait look={look} faceShift={pose.faceShift} />
            {picture.worn && <WornThing worn={picture.worn} look={look} />}
          </g>
        );
      })}
      {picture.light && <rect width={width} height={height} fill={lights[picture.light]} opacity={0.6} />}
    </svg>
    <rect className={styles.frame} width={width} height={height} data-good={isGood} />
    <path
      className={styles.sign}
      data-good={isGood}
      transform={`translate(${width / 2 - 12} ${height + 8})`}
      d={isGood ? "M5 12.5l4.5 4.5L19 7.5" : "M6 6l12 12M18 6L6 18"}
    />
  </g>
);

/** The drawing for a check, mirrored to the side of the fault; null if there is none. */
export function drawingOf(check: Check): Drawing | null {
  const drawing = findingOf(check.messageKey)?.drawing;
  if (drawing === undefined || typeof drawing === "string") return drawing ?? null;
  const side = missedSide(check);
  return side && drawing[side];
}

/** Up to this face height the head does not fill the photo, as the drawing shows: there is only too little around it. */
const roomyHeadMax = 0.6;

/** From this face height on (share of the photo) a small head is caused by too few pixels, not by distance. */
const farHeadMax = 0.25;

interface FaultDrawingProps {
  check: Check;
  /** The head on the visitor's photo, as shares of the photo. */
  head?: { across: number; height: number } | null;
  wall?: string | undefined;
}

/** The fault beside a good photo that differs in nothing else; decorative. */
export function FaultDrawing({ check, head = null, wall }: FaultDrawingProps) {
  const drawing = drawingOf(check);
  if (!drawing || (drawing === "small-head" && head && head.height > farHeadMax)) return null;
  if (drawing === "huge-head" && head && head.height <= roomyHeadMax) return null;
  const picture = faultPictures[drawing];
  const isLeft = drawing === "head-at-side" && head !== null && head.across < 0.5;
  return (
    <svg
      className={styles.pair}
      viewBox={`-2 0 ${2 * width + gap + 4} ${height + 40}`}
      direction="ltr"
      data-drawing={drawing}
      aria-hidden="true"
      focusable="false"
    >
      <Frame
        picture={isLeft ? mirrored(picture) : picture}
        x={0}
        // The pictures differ in the fault alone.
        wall={picture.hasOtherWall ? undefined : wall}
        isGood={false}
      />
      <Frame picture={{ poses: [goodPose] }} x={width + gap} wall={wall} isGood />
    </svg>
  );
}
