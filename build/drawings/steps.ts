import { palette } from "../../drawing/palette";
import { cut, dimension, extension, gridPaper, picture, roundedRect, shape, stroke } from "./lines";
import { people } from "./people";
import { personSvg } from "./portrait/portrait";
import { headOnPhone, phone, photo, wall } from "./scenes";

/** The three steps, each 800 x 600: choose, take, print. No words: the pictures serve every language. */

/** A list of countries with one chosen, and the passport that it stands for. */
export function stepChoose(): string {
  const rows = [0, 1, 2, 3, 4].map((row) => {
    const y = 128 + row * 72;
    const isChosen = row === 2;
    const flag =
      shape(roundedRect(92, y + 14, 46, 32, 3), palette.light.surface, palette.light.lineStrong) +
      stripes(row, 92, y + 14);
    const word = `<rect x="160" y="${y + 24}" width="${[120, 92, 138, 104, 126][row]}" height="11" rx="5.5" fill="${isChosen ? palette.light.accent : "#c9cbcb"}"/>`;
    const background = isChosen
      ? shape(roundedRect(76, y, 270, 60, 8), palette.light.accentSoft, palette.light.accent)
      : stroke(`M88 ${y + 66}H334`, palette.light.line, 1);
    return (
      background +
      flag +
      word +
      (isChosen ? stroke(`M306 ${y + 30}L315 ${y + 39}L331 ${y + 21}`, palette.light.accent, 3) : "")
    );
  });
  const list =
    shape(roundedRect(60, 104, 302, 392, 12), palette.light.surface, palette.light.lineStrong) +
    rows.join("");
  const cover =
    shape(roundedRect(452, 96, 270, 392, 16), "#24545a") +
    stroke(roundedRect(468, 112, 238, 360, 8), "#c9b27a", 1.5);
  const globe = `<g transform="translate(587 246)" fill="none" stroke="#d9c48f" stroke-width="2"><circle r="66"/><ellipse rx="30" ry="66"/><path d="M-66 0H66M-57 -33H57M-57 33H57M0 -66V66"/></g>`;
  const chip = `<g transform="translate(587 414)" fill="none" stroke="#d9c48f" stroke-width="2"><rect x="-24" y="-15" width="48" height="30" rx="3"/><circle r="7"/><path d="M-24 0H-7M7 0H24"/></g>`;
  const arrow = stroke("M384 302H430M420 292L430 302L420 312", palette.light.accent, 2);
  return picture(800, 600, gridPaper(0, 0, 800, 600, 10) + list + arrow + cover + globe + chip);
}

/** Flags of nowhere: three quiet stripes, upright or lying. */
function stripes(row: number, x: number, y: number): string {
  const colours = ["#a9583a", "#ffffff", "#2f6a70", "#b98a3c", "#6a4258"];
  const pick = (index: number) => colours[(row * 2 + index) % colours.length];
  return cut(
    `flag-${row}`,
    x + 1,
    y + 1,
    44,
    30,
    [0, 1, 2]
      .map((index) =>
        row % 2 === 0
          ? `<rect x="${x + index * 15.5}" y="${y}" width="16" height="32" fill="${pick(index)}"/>`
          : `<rect x="${x}" y="${y + index * 10.8}" width="46" height="11" fill="${pick(index)}"/>`,
      )
      .join(""),
    3,
  );
}

/** A face in the frame of the phone, light from the window, a plain wall. */
export function stepTake(): string {
  const person = people[5]!;
  const [x, y, width] = [276, 44, 268];
  const onScreen = `<rect x="${x}" y="${y}" width="${width}" height="540" fill="${wall}"/>${personSvg(person, headOnPhone(x, y, width))}`;
  const window =
    shape("M64 96H204V356H64Z", "#f7fafa") +
    stroke("M134 96V356M64 226H204", palette.light.lineStrong) +
    stroke("M54 364H214");
  const rays = stroke("M222 150L256 164M222 206L256 220M222 262L256 276", palette.light.accent, 2);
  const seen = headOnPhone(x, y, width);
  const crown = seen.chinY - seen.headHeight;
  return picture(
    800,
    600,
    [
      `<rect width="800" height="600" fill="${wall}"/>`,
      window,
      rays,
      phone("screen", x, y, width, onScreen),
      extension(`M${x + width} ${crown}H636M${x + width} ${seen.chinY}H636`),
      dimension("y", 628, crown, seen.chinY),
    ].join(""),
    wall,
  );
}

/** One photo as a file, eight of them on a sheet of 4 x 6 inch with cut ticks. */
export function stepPrint(): string {
  const person = people[7]!;
  const sheet = { x: 300, y: 140, width: 450, height: 300 };
  const pxPerMm = sheet.width / 152.4;
  const [photoWidth, photoHeight] = [35 * pxPerMm, 45 * pxPerMm];
  const gapX = (sheet.width - 4 * photoWidth) / 5;
  const gapY = (sheet.height - 2 * photoHeight) / 3;
  const photos: string[] = [];
  const ticks: string[] = [];
  for (let index = 0; index < 8; index += 1) {
    const x = sheet.x + gapX + (index % 4) * (photoWidth + gapX);
    const y = sheet.y + gapY + Math.floor(index / 4) * (photoHeight + gapY);
    photos.push(photo(`copy-${index}`, person, x, y, photoHeight, 0.4));
    for (const cornerX of [x, x + photoWidth])
      ticks.push(`M${cornerX} ${y - 5}v4M${cornerX} ${y + photoHeight + 1}v4`);
  }
  const paper = shape(
    `M${sheet.x} ${sheet.y}h${sheet.width}v${sheet.height}h${-sheet.width}z`,
    palette.light.surface,
  );
  const single = photo("digital", person, 62, 140, 233);
  return picture(
    800,
    600,
    [
      gridPaper(0, 0, 800, 600, pxPerMm * 5),
      single,
      paper,
      photos.join(""),
      stroke(ticks.join(""), palette.light.muted, 1),
      extension(
        `M${sheet.x} ${sheet.y + sheet.height + 6}v36M${sheet.x + sheet.width} ${sheet.y + sheet.height + 6}v36`,
      ),
      dimension("x", sheet.y + sheet.height + 34, sheet.x, sheet.x + sheet.width, "152", 16),
      extension(`M62 379v76M${62 + (233 * 35) / 45} 379v76`),
      dimension("x", sheet.y + sheet.height + 34, 62, 62 + (233 * 35) / 45, "35", 16),
      scissors(690, 520),
    ].join(""),
  );
}

const scissors = (x: number, y: number): string =>
  `<g transform="translate(${x} ${y}) rotate(180)" fill="none" stroke="${palette.light.ink}" stroke-width="2" stroke-linecap="round"><circle cx="-34" cy="-15" r="12"/><circle cx="-34" cy="15" r="12"/><path d="M-24 -9L44 22M-24 9L44 -22"/><circle r="1.5" fill="${palette.light.ink}"/></g>`;
