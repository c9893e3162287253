import { palette } from "./palette";
import { type HairStyle, lipTone, type PortraitLook } from "./portrait-variants";

/* Coordinates are head heights: crown of the skull at (0, 0), chin at (0, 1), x to the right. Average adult proportions: eyes at 0.47, pupils 0.27 apart, head 0.72 wide. */
const head =
  "M0 0C.22 0 .36 .15 .36 .4C.36 .57 .335 .7 .275 .815C.215 .925 .115 1 0 1S-.215 .925 -.275 .815C-.335 .7 -.36 .57 -.36 .4C-.36 .15 -.22 0 0 0Z";
const ears =
  "M-.352 .47C-.41 .42 -.44 .5 -.42 .57C-.41 .63 -.37 .67 -.335 .64M.352 .47C.41 .42 .44 .5 .42 .57C.41 .63 .37 .67 .335 .64";
const neck = "M-.19 .86V1.02C-.19 1.11 -.3 1.16 -.42 1.2L0 1.39L.42 1.2C.3 1.16 .19 1.11 .19 1.02V.86Z";
const cloth =
  "M-.27 1.125C-.5 1.22 -.84 1.26 -.95 1.51C-1.01 1.67 -1.05 2.2 -1.06 2.9H1.06C1.05 2.2 1.01 1.67 .95 1.51C.84 1.26 .5 1.22 .27 1.125L0 1.39Z";
const collar = "M-.27 1.125L-.22 1.31L0 1.39L.22 1.31L.27 1.125";

const hairBack: Record<HairStyle, string> = {
  short: "",
  bob: "M0 -.055C.27 -.055 .43 .12 .43 .42C.43 .7 .47 .86 .45 1.02C.3 1.1 .22 1.05 .2 .95H-.2C-.22 1.05 -.3 1.1 -.45 1.02C-.47 .86 -.43 .7 -.43 .42C-.43 .12 -.27 -.055 0 -.055Z",
  coils:
    "M0 -.09C.07 -.11 .15 -.09 .2 -.06C.27 -.06 .34 0 .37 .07C.43 .12 .45 .2 .435 .27C.475 .34 .47 .43 .43 .48C.44 .54 .41 .6 .37 .61H-.37C-.41 .6 -.44 .54 -.43 .48C-.47 .43 -.475 .34 -.435 .27C-.45 .2 -.43 .12 -.37 .07C-.34 0 -.27 -.06 -.2 -.06C-.15 -.09 -.07 -.11 0 -.09Z",
  bald: "",
  parted: "",
  baby: "",
};

const hairFront: Record<HairStyle, string> = {
  short:
    "M-.365 .44C-.42 .1 -.25 -.055 .02 -.055C.27 -.055 .42 .12 .365 .44C.345 .36 .335 .3 .3 .24C.16 .2 -.02 .22 -.17 .13C-.24 .19 -.34 .26 -.365 .44Z",
  bob: "M-.36 .5C-.41 .14 -.26 -.055 0 -.055C.26 -.055 .41 .14 .36 .5C.35 .38 .31 .26 .13 .1C.02 .22 -.16 .27 -.29 .28C-.33 .34 -.35 .42 -.36 .5Z",
  coils:
    "M-.36 .45C-.4 .3 -.37 .12 -.27 .05C-.2 -.02 -.08 -.04 0 -.04S.2 -.02 .27 .05C.37 .12 .4 .3 .36 .45C.345 .33 .31 .24 .24 .19C.16 .14 .07 .15 0 .15S-.16 .14 -.24 .19C-.31 .24 -.345 .33 -.36 .45Z",
  bald: "",
  parted:
    "M-.37 .5C-.42 .12 -.25 -.055 0 -.055C.25 -.055 .42 .12 .37 .5C.36 .34 .25 .2 .0 .1C-.25 .2 -.36 .34 -.37 .5Z",
  baby: "M-.38 .25C-.33 .09 -.19 0 0 0C.19 0 .33 .09 .38 .25C.31 .14 .2 .09 .09 .1C.05 .18 -.02 .17 -.04 .08C-.18 .1 -.3 .15 -.38 .25Z",
};

/** A baby's head is wider, with a high forehead, large low eyes and hardly a neck. */
const babyHead =
  "M0 0C.27 0 .41 .16 .41 .42C.41 .52 .43 .6 .42 .7C.4 .9 .22 1 0 1C-.22 1 -.4 .9 -.42 .7C-.43 .6 -.41 .52 -.41 .42C-.41 .16 -.27 0 0 0Z";
const babyEars =
  "M-.4 .54C-.46 .49 -.5 .55 -.48 .63C-.46 .7 -.43 .72 -.405 .71M.4 .54C.46 .49 .5 .55 .48 .63C.46 .7 .43 .72 .405 .71";
const babyCloth =
  "M-.18 .94C-.18 1.04 -.3 1.08 -.46 1.14C-.6 1.2 -.66 1.4 -.68 2.9H.68C.66 1.4 .6 1.2 .46 1.14C.3 1.08 .18 1.04 .18 .94Z";
const babyCollar = "M-.24 1.07C-.14 1.17 .14 1.17 .24 1.07";
const babyLines = [
  "M-.25 .475C-.21 .45 -.14 .455 -.1 .49M.25 .475C.21 .45 .14 .455 .1 .49",
  "M-.26 .595C-.22 .535 -.12 .545 -.095 .6M.26 .595C.22 .535 .12 .545 .095 .6",
  "M-.05 .745C-.025 .73 .025 .73 .05 .745",
  "M-.083 .85C-.04 .86 .04 .86 .083 .85",
].join("");

const beard =
  "M-.335 .62C-.33 .72 -.3 .79 -.265 .835C-.205 .94 -.11 1.02 0 1.02S.205 .94 .265 .835C.3 .79 .33 .72 .335 .62C.28 .7 .2 .72 .13 .735C.08 .705 -.08 .705 -.13 .735C-.2 .72 -.28 .7 -.335 .62Z";

/** Closed lips, drawn where a beard would hide the lines of the mouth. */
const lips =
  "M-.105 .792C-.07 .775 -.03 .765 0 .773C.03 .765 .07 .775 .105 .792C.07 .83 -.07 .83 -.105 .792Z";

const lines = [
  "M-.225 .385C-.19 .355 -.11 .355 -.07 .375M.225 .385C.19 .355 .11 .355 .07 .375",
  "M-.2 .475C-.175 .44 -.1 .44 -.072 .478M.2 .475C.175 .44 .1 .44 .072 .478",
  "M-.058 .655C-.045 .685 -.02 .675 0 .685C.02 .675 .045 .685 .058 .655",
  "M-.105 .792C-.06 .797 -.025 .79 0 .795C.025 .79 .06 .797 .105 .792M-.055 .845C-.025 .855 .025 .855 .055 .845",
].join("");

/** Hair that is also drawn behind the head: an outline of its front part would cross it. */
const isHairBehind = (style: HairStyle) => style === "bob" || style === "coils";

const fixed = { vectorEffect: "non-scaling-stroke" } as const;

/** The same strokes for a baby. */
const Baby = ({ look }: { look: PortraitLook }) => (
  <g stroke={palette.light.ink} strokeWidth={1.25} strokeLinecap="round" strokeLinejoin="round">
    <path {...fixed} d={babyCloth} fill={look.cloth} />
    <path {...fixed} d={babyCollar} fill="none" />
    <path {...fixed} d={babyEars} fill={look.skin} />
    <path {...fixed} d={babyHead} fill={look.skin} />
    <path {...fixed} d={babyLines} fill="none" />
    <circle cx={-0.175} cy={0.598} r={0.036} fill={palette.light.ink} stroke="none" />
    <circle cx={0.175} cy={0.598} r={0.036} fill={palette.light.ink} stroke="none" />
    <path {...fixed} d={hairFront.baby} fill={look.hair} />
  </g>
);

interface PortraitProps {
  look: PortraitLook;
  /** Offset of eyes, nose and mouth to the right and down, for a turned or tilted head. */
  faceShift?: readonly [number, number];
}

/** Head and shoulders in flat colours with one stroke width; one unit = chin to crown of the skull. */
export const Portrait = ({ look, faceShift = [0, 0] }: PortraitProps) =>
  look.style === "baby" ? (
    <Baby look={look} />
  ) : (
    <g stroke={palette.light.ink} strokeWidth={1.25} strokeLinecap="round" strokeLinejoin="round">
      <path {...fixed} d={hairBack[look.style]} fill={look.hair} fillRule="evenodd" />
      <path {...fixed} d={neck} fill={look.skin} />
      <path {...fixed} d={cloth} fill={look.cloth} />
      <path {...fixed} d={collar} fill="none" />
      <path {...fixed} d={ears} fill={look.skin} />
      <path {...fixed} d={head} fill={look.skin} />
      {look.style === "bald" && <path {...fixed} d={beard} fill={look.hair} />}
      <g transform={faceShift.some(Boolean) ? `translate(${faceShift.join(" ")})` : undefined}>
        {look.style === "bald" && <path d={lips} fill={lipTone} stroke="none" />}
        <path {...fixed} d={lines} fill="none" />
        <circle cx={-0.135} cy={0.475} r={0.024} fill={palette.light.ink} stroke="none" />
        <circle cx={0.135} cy={0.475} r={0.024} fill={palette.light.ink} stroke="none" />
      </g>
      <path
        {...fixed}
        d={hairFront[look.style]}
        fill={look.hair}
        fillRule="evenodd"
        stroke={isHairBehind(look.style) ? "none" : undefined}
      />
    </g>
  );
