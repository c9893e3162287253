import { faceOval } from "../../../photo/core/face/landmarks";
import { meshPoint } from "../../../photo/core/face/mesh";
import type { Point } from "../../../photo/core/types";
import { drawOver, type FacePicture, toFace } from "./face-picture";

/** One of a list, another one for each photograph. */
const oneOf = <T>(list: readonly T[], turn: number): T => list[turn % list.length]!;

const path = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${x.toFixed(3)} ${y.toFixed(3)}`).join("L")}Z`;

const bothEyes = (part: (side: -1 | 1) => string): string => part(-1) + part(1);

const temples = (side: -1 | 1, halfWidth: number): string =>
  `<path d="M${side * 0.86} -0.06L${side * halfWidth} -0.12" stroke-width="0.05"/>`;

const lenses = [
  { fill: "#101216", opacity: 0.96 },
  { fill: "#3b2a1e", opacity: 0.88 },
  { fill: "#1d2a22", opacity: 0.8 },
  { fill: "url(#mirror)", opacity: 0.97 },
] as const;

const mirror = `<defs><linearGradient id="mirror" x1="0" y1="0" x2="0.3" y2="1"><stop offset="0" stop-color="#8fb6c9"/><stop offset="0.5" stop-color="#c9d3cf"/><stop offset="1" stop-color="#39514d"/></linearGradient></defs>`;

/** Brown, green, black and mirrored lenses, with frames of two forms. */
export function darkGlasses(picture: FacePicture, turn: number): Promise<Uint8Array> {
  const { fill, opacity } = oneOf(lenses, turn);
  const rx = oneOf([0.1, 0.28], turn >> 1);
  const lens = bothEyes(
    (side) =>
      `<rect x="${side * 0.5 - 0.37}" y="-0.22" width="0.74" height="0.56" rx="${rx}" fill="${fill}" fill-opacity="${opacity}" stroke="#16181b" stroke-width="0.045"/>${temples(side, picture.halfWidth)}`,
  );
  return drawOver(
    picture,
    `${mirror}<g fill="none" stroke="#16181b">${lens}<path d="M-0.13 0Q0 -0.07 0.13 0" stroke-width="0.05"/></g>`,
  );
}

const frames = ["#1b1d20", "#5a3a22", "#7b1f2b", "#24344f"] as const;

export function clearGlasses(picture: FacePicture, turn: number): Promise<Uint8Array> {
  const colour = oneOf(frames, turn);
  const rim = bothEyes(
    (side) =>
      `<rect x="${side * 0.5 - 0.37}" y="-0.21" width="0.74" height="0.52" rx="${oneOf([0.12, 0.25], turn)}" stroke-width="0.05"/>${temples(side, picture.halfWidth)}`,
  );
  return drawOver(
    picture,
    `<g fill="none" stroke="${colour}">${rim}<path d="M-0.13 -0.02Q0 -0.09 0.13 -0.02" stroke-width="0.055"/></g>`,
  );
}

const maskColours = ["#a9c9dc", "#1c1e22", "#f1f1ee", "#b9a58f", "#2f4a3c"] as const;

/** From the bridge of the nose over the cheeks and around the chin, with three folds. */
export function mask(picture: FacePicture, turn: number): Promise<Uint8Array> {
  const jaw = faceOval
    .map((index) => toFace(picture, meshPoint(picture.mesh, index)))
    .filter(([, y]) => y > 0.35)
    .map(([x, y]): Point => [1.04 * x, 1.05 * y]);
  const outline = path([
    [-0.12, 0.32],
    [0.12, 0.32],
    ...jaw.filter(([x]) => x > 0).sort((a, b) => a[1] - b[1]),
    ...jaw.filter(([x]) => x <= 0).sort((a, b) => b[1] - a[1]),
  ]);
  const folds = [0.75, 1, 1.25]
    .map(
      (y) =>
        `<path d="M-0.7 ${y}Q0 ${y + 0.08} 0.7 ${y}" fill="none" stroke="#00000030" stroke-width="0.02"/>`,
    )
    .join("");
  return drawOver(picture, `<path d="${outline}" fill="${oneOf(maskColours, turn)}"/>${folds}`);
}

const hatColours = ["#22355c", "#7d2323", "#1f1f22", "#5b4a38", "#8f9498", "#39432f"] as const;

/** A dome from temple to temple over the top of the head. */
function dome({ eyeToCrown, halfWidth }: FacePicture, fromY: number, higher: number): string {
  const w = 1.1 * halfWidth;
  const top = -(eyeToCrown + higher);
  return `M${-w} ${fromY}C${-w} ${top * 0.8} ${-0.7 * w} ${top} 0 ${top}C${0.7 * w} ${top} ${w} ${top * 0.8} ${w} ${fromY}Q0 ${fromY - 0.18} ${-w} ${fromY}Z`;
}

/** A cap with its peak, a woollen hat down to the brows, a hat with a brim all around. */
export function hat(picture: FacePicture, turn: number): Promise<Uint8Array> {
  const colour = oneOf(hatColours, turn);
  const w = picture.halfWidth;
  const crown = `<path d="${dome(picture, -0.62, 0.22)}" fill="${colour}"/>`;
  const kinds = [
    `${crown}<path d="M${-0.95 * w} -0.72Q0 -1.15 ${0.95 * w} -0.72Q0 -0.42 ${-0.95 * w} -0.72Z" fill="#00000055"/><path d="M${-0.98 * w} -0.7Q0 -1.2 ${0.98 * w} -0.7Q0 -0.5 ${-0.98 * w} -0.7Z" fill="${colour}"/>`,
    `${crown}${Array.from({ length: 15 }, (_, i) => `<path d="M${(i - 7) * 0.145 * w} -0.68Q${(i - 7) * 0.15 * w} -1.2 ${(i - 7) * 0.1 * w} ${-picture.eyeToCrown - 0.1}" stroke="#00000040" stroke-width="0.03" fill="none"/>`).join("")}`,
    `${crown}<ellipse cx="0" cy="-0.74" rx="${1.75 * w}" ry="0.17" fill="${colour}"/><path d="M${-1.08 * w} -0.98Q0 -1.16 ${1.08 * w} -0.98" stroke="#00000070" stroke-width="0.14" fill="none"/>`,
  ] as const;
  return drawOver(picture, oneOf(kinds, turn));
}

/** Cloth around head and neck in the hair's own colour that leaves the face and its forehead free. */
export function hood(picture: FacePicture, turn: number): Promise<Uint8Array> {
  const colour = oneOf(["#241a15", "#3a2a1f", "#17171a", "#6a5138"] as const, turn);
  const { eyeToChin, eyeToCrown, halfWidth: w } = picture;
  const top = -(eyeToCrown + 0.25);
  const outer = `M0 ${top}C${1.5 * w} ${top} ${1.45 * w} ${eyeToChin} ${1.5 * w} ${eyeToChin + 0.6}L${-1.5 * w} ${eyeToChin + 0.6}C${-1.45 * w} ${eyeToChin} ${-1.5 * w} ${top} 0 ${top}Z`;
  const face = `M0 -1.12C${0.95 * w} -1.12 ${1.06 * w} 0.3 ${0.86 * w} ${0.62 * eyeToChin}C${0.6 * w} ${1.12 * eyeToChin} ${-0.6 * w} ${1.12 * eyeToChin} ${-0.86 * w} ${0.62 * eyeToChin}C${-1.06 * w} 0.3 ${-0.95 * w} -1.12 0 -1.12Z`;
  return drawOver(picture, `<path d="${outer}${face}" fill="${colour}" fill-rule="evenodd"/>`);
}

/** Flash in both pupils. */
export function redEyes(picture: FacePicture): Promise<Uint8Array> {
  const pupils = [picture.head.leftEye, picture.head.rightEye].map((eye) => {
    const [x, y] = toFace(picture, eye);
    return `<circle cx="${x}" cy="${y}" r="0.05" fill="#c8202a" fill-opacity="0.85"/>`;
  });
  return drawOver(picture, pupils.join(""));
}
