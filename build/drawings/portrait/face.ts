import type { skinTones } from "./colours";

/**
 * One head in its own units: the skull's top is at (0, 0), the chin at (0, 100). The proportions are those of
 * anthropometric tables (eyes half way, pupils 29.5 apart), so that face meshes trained on people find their way.
 */
export const eyeY = 49;
export const eyeX = 14.75;

type Skin = (typeof skinTones)[number];

export const headOutline =
  "M0 0C19 0 33 13 33.8 36C34.3 52 32 66 28 77C24 88.5 13 100 0 100C-13 100 -24 88.5 -28 77C-32 66 -34.3 52 -33.8 36C-33 13 -19 0 0 0Z";

/** Neck and shoulders, down to well below any photo's edge. */
export const body = (
  skin: Skin,
  cloth: { cloth: string; fold: string },
): string => `<g transform="translate(0 -5)">
<path d="M-19 80C-19 100 -19 112 -22 118C-34 126 -52 130 -66 136L-66 330H66L66 136C52 130 34 126 22 118C19 112 19 100 19 80Z" fill="${skin.skin}"/>
<path d="M-19 86C-12 103 12 103 19 86C19 100 19 106 20 113C8 121 -10 119 -20 109C-19 103 -19 96 -19 86Z" fill="${skin.shade}"/>
<path d="M-27 121C-20 138 20 138 27 121C46 129 72 133 85 144C96 154 102 192 106 330H-106C-102 192 -96 154 -85 144C-72 133 -46 129 -27 121Z" fill="${cloth.cloth}"/>
<path d="M-27 121C-20 138 20 138 27 121L30.5 122.500C22 143 -22 143 -30.5 122.500Z" fill="${cloth.fold}"/>
<path d="M-68 178C-64 202 -63 232 -64 330M68 178C64 202 63 232 64 330" fill="none" stroke="${cloth.fold}" stroke-width="1.2"/></g>`;

const mirrored = (parts: string): string => `${parts}<g transform="scale(-1 1)">${parts}</g>`;

export const ears = (skin: Skin): string =>
  mirrored(`<path d="M32 46C37 42 40 47 39 54C38 61 36 66 32.5 66Z" fill="${skin.skin}"/>
<path d="M34.5 50C37 49 37.5 53 36.5 57C36 60 35 62 33.5 62.5" fill="none" stroke="${skin.shade}" stroke-width="1"/>`);

export const head = (skin: Skin): string => `<path d="${headOutline}" fill="${skin.skin}"/>
<path d="M33.8 36C34.3 52 32 66 28 77C24 88.5 13 100 0 100C10 97.5 20 88 23.5 76C27 64 30 50 33.8 36Z" fill="${skin.shade}" opacity="0.45"/>`;

export interface Features {
  /** 0 shut to 1 open. */
  eyesOpen: number;
  mouthOpen: boolean;
  /** -1 to the picture's left, 0 straight, 1 to its right. */
  gaze: number;
  browColour: string;
  irisColour: string;
}

/** How far an iris goes aside. */
const irisReach = 3.2;

export function features(
  skin: Skin,
  { eyesOpen, mouthOpen, gaze, browColour, irisColour }: Features,
): string {
  const [upper, lower] = [4.6 * eyesOpen, 3 * eyesOpen];
  const lids = `M-7.2 0.600C-4.5 ${-upper} 3 ${-upper - 0.4} 7.2 -0.400C4 ${lower} -3.5 ${lower + 0.4} -7.2 0.600Z`;
  const clip = `lids-${Math.round(eyesOpen * 100)}`;
  const eye = (irisX: number) => `<g transform="translate(${eyeX} ${eyeY})">
<path d="M-8.5 -2.600C-4 -8 5 -7.5 9 -2.400C5 -5.5 -4 -5.5 -8.5 -2.600Z" fill="${skin.shade}" opacity="0.7"/>
${
  eyesOpen > 0.15
    ? `<path d="${lids}" fill="#f3efe9"/>
<clipPath id="${clip}"><path d="${lids}"/></clipPath>
<g clip-path="url(#${clip})"><g transform="translate(${irisX} 0)"><circle r="3.3" fill="${irisColour}"/><circle r="1.5" fill="#141210"/><circle cx="0.9" cy="-1.2" r="0.6" fill="#ffffff"/></g></g>`
    : ""
}
<path d="M-7.4 0.700C-4.5 ${-upper} 3 ${-upper - 0.4} 7.6 -0.6" fill="none" stroke="${skin.line}" stroke-width="1.15" stroke-linecap="round"/>
<path d="M-5 ${3.6 * eyesOpen + 0.6}C-2 ${4.4 * eyesOpen + 1} 3 ${4.2 * eyesOpen + 1} 5.5 ${3 * eyesOpen + 0.8}" fill="none" stroke="${skin.shade}" stroke-width="0.7" stroke-linecap="round"/>
</g>
<path d="M5.8 41.500C10 38 18 37 25 40.800C25.5 41.5 25 42.2 24.3 42C18 39.8 11 41 6.5 43.400C5.4 43.6 5 42.2 5.8 41.500Z" fill="${browColour}"/>`;
  const nose = `<path d="M4.5 50C4.8 57 6 61 7.6 65.500C8.6 69 6.5 70.5 4.2 70" fill="none" stroke="${skin.shade}" stroke-width="1.2" stroke-linecap="round"/>
<path d="M1.6 70.600C2.8 69.2 4.8 69.2 5.6 70.2" fill="none" stroke="${skin.line}" stroke-width="1.1" stroke-linecap="round"/>`;
  const bothEyes = `${eye(irisReach * gaze)}<g transform="scale(-1 1)">${eye(-irisReach * gaze)}</g>`;
  return bothEyes + mirrored(nose) + mouth(skin, mouthOpen);
}

function mouth(skin: Skin, isOpen: boolean): string {
  const gap = isOpen ? 5 : 0;
  return `<path d="M-12 80C-7 77.5 -3 76.3 0 77.300C3 76.3 7 77.5 12 80C7 80.6 3 80.8 0 80.600C-3 80.8 -7 80.6 -12 80Z" fill="${skin.lips}"/>
${isOpen ? `<path d="M-11 80.200C-5 80.8 5 80.8 11 80.200C6 ${82 + gap} -6 ${82 + gap} -11 80.200Z" fill="#3a1512"/>` : ""}
<path d="M-12 80C-7 ${80.6 + gap} 7 ${80.6 + gap} 12 80C8 ${85.4 + gap} 3.5 ${86.3 + gap} 0 ${86.3 + gap}C-3.5 ${86.3 + gap} -8 ${85.4 + gap} -12 80Z" fill="${skin.lips}" opacity="0.82"/>
<path d="M-12.3 79.900C-6 ${80.9 + gap / 2} 6 ${80.9 + gap / 2} 12.3 79.9" fill="none" stroke="${skin.line}" stroke-width="0.9" stroke-linecap="round"/>
<path d="M-5 91C-2 92 2 92 5 91" fill="none" stroke="${skin.shade}" stroke-width="1" stroke-linecap="round"/>`;
}

export function glasses(dark: boolean): string {
  const lens = `<rect x="3.5" y="41.5" width="23" height="17" rx="7" fill="${dark ? "#17191c" : "none"}" stroke="#22262b" stroke-width="1.3"/>
<path d="M26.5 47L34.5 45.5" fill="none" stroke="#22262b" stroke-width="1.3"/>`;
  return `${mirrored(lens)}<path d="M-3.5 47.500C-1.5 46 1.5 46 3.5 47.5" fill="none" stroke="#22262b" stroke-width="1.3"/>`;
}

export const beard = (hair: string): string =>
  `<path d="M-32.8 55C-31 66 -30 74 -28 79C-24 92 -13 101.5 0 101.500C13 101.5 24 92 28 79C30 74 31 66 32.8 55C31 66 26.5 72 20 73.500C13 75 7 73 0 73C-7 73 -13 75 -20 73.500C-26.5 72 -31 66 -32.8 55ZM-13.5 80C-8 75.5 8 75.5 13.5 80C9 88.5 -9 88.5 -13.5 80Z" fill="${hair}" fill-rule="evenodd"/>`;
