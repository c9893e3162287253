import { palette } from "../../../../../../drawing/palette";
import type { PortraitLook } from "../../../../../../drawing/portrait-variants";
import type { Worn } from "./fault-drawing/fault-poses";

const rims =
  "M-.255 .475a.115 .1 0 1 0 .23 0a.115 .1 0 1 0 -.23 0M.025 .475a.115 .1 0 1 0 .23 0a.115 .1 0 1 0 -.23 0";
const bridgeAndSides = "M-.025 .46C-.01 .445 .01 .445 .025 .46M-.255 .46L-.36 .44M.255 .46L.36 .44";
const crownOfCap = "M-.41 .27C-.43 .02 -.26 -.14 0 -.14S.43 .02 .41 .27C.2 .2 -.2 .2 -.41 .27Z";
const visor = "M-.41 .27C-.2 .2 .2 .2 .41 .27C.36 .36 .2 .38 0 .38S-.36 .36 -.41 .27Z";
const hand =
  "M.36 1.5L.3 1.06C.16 1.05 .04 .98 .03 .9C-.02 .82 .02 .78 .08 .82C.02 .72 .06 .67 .12 .73C.09 .64 .15 .6 .2 .68C.22 .62 .28 .62 .29 .7C.36 .8 .42 .94 .44 1.06L.54 1.5Z";
const smile = "M-.14 .765C-.06 .79 .06 .79 .14 .765C.11 .9 -.11 .9 -.14 .765Z";
const betweenTeeth = "M-.08 .779V.84M-.04 .783V.858M0 .784V.864M.04 .783V.858M.08 .779V.84";

/** An item on or in front of a drawn head, in the units of `drawing/portrait.tsx`. */
export function WornThing({ worn, look }: { worn: Worn; look: PortraitLook }) {
  const line = {
    stroke: palette.light.ink,
    strokeWidth: 1.5,
    strokeLinejoin: "round",
    vectorEffect: "non-scaling-stroke",
  } as const;
  if (worn === "open-mouth") return <ellipse {...line} cx={0} cy={0.8} rx={0.1} ry={0.065} fill="#6b1f24" />;
  if (worn === "teeth")
    return (
      <>
        <path {...line} d={smile} fill="#ffffff" />
        <path {...line} d={betweenTeeth} strokeWidth={0.75} fill="none" />
      </>
    );
  if (worn === "hand") return <path {...line} d={hand} fill={look.skin} />;
  if (worn === "cap")
    return (
      <>
        <path {...line} d={crownOfCap} fill="#2f5d57" />
        <path {...line} d={visor} fill="#2f5d57" />
      </>
    );
  return (
    <>
      <path {...line} d={rims} fill={worn === "dark-glasses" ? palette.light.ink : "none"} />
      <path {...line} d={bridgeAndSides} fill="none" />
    </>
  );
}
