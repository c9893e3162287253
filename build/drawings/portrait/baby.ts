import { clothColours, hairColours, skinTones } from "./colours";

const skin = skinTones[3];
const hair = hairColours.darkBrown.hair;
const cloth = clothColours.sage;

const side = `<path d="M40 54C46 49 50 55 48 63C46 70 43 72 40.5 71Z" fill="${skin.skin}"/>
<path d="M43 58C46 57 46 62 44.5 66" fill="none" stroke="${skin.shade}"/>`;

const half = `<path d="M10 49C14 45.5 21 45 25 47.5" fill="none" stroke="${hair}" stroke-width="1.5" stroke-linecap="round" opacity="0.7"/>
<path d="M9.5 60C12 54.5 22 53.5 26 59.5C23 65 12.5 65.5 9.5 60Z" fill="#f3efe9"/>
<circle cx="17.5" cy="59.6" r="4.7" fill="#3a251a"/><circle cx="17.5" cy="59.6" r="2.2" fill="#141210"/><circle cx="18.9" cy="58" r="1" fill="#ffffff"/>
<path d="M9 60.2C12 54.3 22 53.3 26.5 59.3" fill="none" stroke="${skin.line}" stroke-width="1.2" stroke-linecap="round"/>
<ellipse cx="27" cy="76" rx="8" ry="5.5" fill="#b5523f" opacity="0.18"/>
<path d="M1.2 74.5C2.5 73.2 4.2 73.4 5 74.6" fill="none" stroke="${skin.line}" stroke-width="1.1" stroke-linecap="round"/>
<path d="M6 71C7.5 75 4 76.5 3 75.5" fill="none" stroke="${skin.shade}" stroke-width="1.1" stroke-linecap="round"/>`;

const bothSides = (parts: string): string => `${parts}<g transform="scale(-1 1)">${parts}</g>`;

/** A baby from the front, without a background; the head is 100 units high, the skull's top at (0, 0). */
export const baby = `<path d="M-18 90C-18 104 -30 108 -46 114C-60 120 -66 140 -68 190H68C66 140 60 120 46 114C30 108 18 104 18 90Z" fill="${cloth.cloth}"/>
<path d="M-17 92C-17 102 -20 105 -24 107C-14 117 14 117 24 107C20 105 17 102 17 92Z" fill="${skin.shade}"/>
<path d="M-24 107C-14 117 14 117 24 107L28 109C18 122 -18 122 -28 109Z" fill="${cloth.fold}"/>
${bothSides(side)}
<path d="M0 0C27 0 41 16 41 42C41 52 43 60 42 70C40 90 22 100 0 100C-22 100 -40 90 -42 70C-43 60 -41 52 -41 42C-41 16 -27 0 0 0Z" fill="${skin.skin}"/>
<path d="M42 70C40 90 22 100 0 100C16 97 31 88 34 70C36 58 40 56 41 46C41 56 43 60 42 70Z" fill="${skin.shade}" opacity="0.45"/>
<path d="M-38 25C-33 9 -19 0 0 0C19 0 33 9 38 25C31 14 20 9 9 10C5 18 -2 17 -4 8C-18 10 -30 15 -38 25Z" fill="${hair}"/>
${bothSides(half)}
<path d="M-8 85C-5 82.5 -2 82.2 0 83.2C2 82.2 5 82.5 8 85C5 89.5 -5 89.5 -8 85Z" fill="${skin.lips}" opacity="0.85"/>
<path d="M-8.3 85C-4 86 4 86 8.3 85" fill="none" stroke="${skin.line}" stroke-width="0.9" stroke-linecap="round"/>`;
