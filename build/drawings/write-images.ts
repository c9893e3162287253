import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { adviceNames, cutOutNames, drawAdvice } from "./advice";
import { appIcon } from "./logo";
import { people } from "./people";
import { drawSample } from "./sample-image";
import { headerExample, headerGuide, standardFrame } from "./scenes";
import { stepChoose, stepPrint, stepTake } from "./steps";

type Format = "webp" | "avif" | "jpg" | "png";

const model = drawSample(standardFrame, "model", { photoHeightPx: 800, person: people[5]! }).svg;

/** Path below static/, the drawing, and the formats that it is wanted in. */
const pictures: {
  path: string;
  svg: string;
  formats: Format[];
  widthPx?: number;
  isCutOut?: boolean;
}[] = [
  { path: "images/model", svg: model, formats: ["webp", "avif", "jpg"] },
  { path: "images/header-guide", svg: headerGuide(), formats: ["webp", "avif", "jpg"] },
  { path: "images/header-example", svg: headerExample(), formats: ["webp", "avif", "jpg"] },
  { path: "images/passport-step-1", svg: stepChoose(), formats: ["webp", "avif"] },
  { path: "images/passport-step-2", svg: stepTake(), formats: ["webp", "avif"] },
  { path: "images/passport-step-3", svg: stepPrint(), formats: ["webp", "avif"] },
  ...adviceNames.map((name) => ({
    path: `images/advice/${name}`,
    svg: drawAdvice(name),
    formats: ["webp"] as Format[],
  })),
  ...cutOutNames.map((name) => ({
    path: `images/advice/cut-out/${name}`,
    svg: drawAdvice(name, false),
    formats: ["webp"] as Format[],
    widthPx: 240,
    isCutOut: true,
  })),
  { path: "icons/icon-512", svg: appIcon(), formats: ["png"] },
  { path: "icons/icon-192", svg: appIcon(), formats: ["png"], widthPx: 192 },
  { path: "icons/apple-touch-icon", svg: appIcon(), formats: ["png"], widthPx: 180 },
];

async function render(
  svg: string,
  format: Format,
  { widthPx, isCutOut = false }: { widthPx?: number | undefined; isCutOut?: boolean | undefined },
) {
  const drawn = sharp(Buffer.from(svg));
  const image = isCutOut ? drawn : drawn.removeAlpha();
  const sized = widthPx ? image.resize(widthPx) : image;
  const encoders = {
    // Flat colours with thin lines: full chroma, or the lines bleed.
    webp: () => sized.webp({ quality: 86, smartSubsample: true, effort: 6 }),
    avif: () => sized.avif({ quality: 62, chromaSubsampling: "4:4:4", effort: 6 }),
    jpg: () => sized.jpeg({ quality: 84, chromaSubsampling: "4:4:4", mozjpeg: true }),
    png: () => sized.png({ palette: true, colours: 32 }),
  };
  return encoders[format]().toBuffer({ resolveWithObject: true });
}

/** Draws the site's pictures into `static/`. They are committed so that a build does not have to draw them. */
export async function writeImages(): Promise<void> {
  for (const { path, svg, formats, ...look } of pictures) {
    for (const format of formats) {
      const { data, info } = await render(svg, format, look);
      const file = join("static", `${path}.${format}`);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, data);
      console.log(
        `static/${path}.${format}  ${info.width}x${info.height}  ${(data.length / 1000).toFixed(1)} kB`,
      );
    }
  }
  const sample = drawSample(standardFrame, "model", { person: people[5]! });
  writeFileSync("static/images/sample.svg", sample.svg);
  console.log(
    `static/images/sample.svg  ${sample.widthPx}x${sample.heightPx}  ${sample.svg.length / 1000} kB`,
  );
}
