/**
 * Prints the table of docs/measurements/matting.md: each way to refine the person mask, on portraits whose alpha is known.
 * `npx tsx tests/photo/core/matte/compare-methods.ts [folder]`, where the folder has a manifest.json; without one, or
 * beside it, the drawn portraits. Times are processor time of one run after one to warm up, models not counted.
 */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { sampleColours } from "../../../../photo/core/matte/colour-sampling";
import { coverageOnGrid, type HeadGeometry, headHeightPx } from "../../../../photo/core/matte/coverage";
import { enlargeAlpha } from "../../../../photo/core/matte/local-linear";
import { type MatteError, matteError } from "../../../../photo/core/matte/matte-error";
import { personCoverage, type RunPersonMask } from "../../../../photo/core/matte/person-matte";
import { pictureOf } from "../../../../photo/core/matte/picture";
import { type RefineRequest, refineMatte, refining } from "../../../../photo/core/matte/refine-matte";
import { solveAlpha } from "../../../../photo/core/matte/solve-alpha";
import { makeTrimap } from "../../../../photo/core/matte/trimap";
import type { Matte, Raster } from "../../../../photo/core/types";
import { decodeImage } from "../../../../photo/node/decode/decode-image";
import { loadModelRunner } from "../../../../photo/node/model-runner";
import { makePhotoPorts } from "../../../../photo/node/photo-ports";
import { findPerson } from "../../../../photo/pipeline/detect-person";
import { drawPortrait } from "../../../fixtures/portraits/draw-portrait";
import { guidedFilter } from "./guided-filter";

type Method = (request: RefineRequest) => Float32Array | Uint8Array;

function smallProblem({ image, coarse, face }: RefineRequest) {
  const scale = Math.min(1, refining.headPx / headHeightPx(face));
  const whole = { x: 0, y: 0, width: image.widthPx, height: image.heightPx };
  const small = pictureOf(
    image,
    whole,
    Math.round(image.widthPx * scale),
    Math.round(image.heightPx * scale),
  );
  const coverage = coverageOnGrid(coarse, image, small.widthPx, small.heightPx);
  const headPx = scale * headHeightPx(face);
  const noSkin = new Float32Array(coverage.length);
  const grid = { widthPx: small.widthPx, heightPx: small.heightPx, values: coverage };
  const trimap = makeTrimap(grid, noSkin, { headPx, chinRow: scale * face.chin[1] });
  trimap.priorWeight.fill(0);
  const enlarge = (alpha: Float32Array) =>
    enlargeAlpha(small, alpha, { ...image, samples: image.pixels, white: 255 });
  return { small, coverage, headPx, trimap, enlarge };
}

const methods: Record<string, Method> = {
  "bare mask": ({ image, coarse }) => coverageOnGrid(coarse, image, image.widthPx, image.heightPx),
  "guided filter": ({ image, coarse, face }) => {
    const whole = { x: 0, y: 0, width: image.widthPx, height: image.heightPx };
    const picture = pictureOf(image, whole, image.widthPx, image.heightPx);
    const coverage = coverageOnGrid(coarse, image, image.widthPx, image.heightPx);
    return guidedFilter(picture, coverage, Math.round(0.02 * headHeightPx(face)), 1e-3);
  },
  "closed form": (request) => {
    const { small, trimap, enlarge } = smallProblem(request);
    return enlarge(solveAlpha(small, trimap));
  },
  "colour sampling": (request) => {
    const { small, headPx, trimap, enlarge } = smallProblem(request);
    sampleColours(small, trimap, headPx);
    return enlarge(
      trimap.alpha.map((value, i) => (trimap.priorWeight[i]! > 0 ? trimap.priorAlpha[i]! : value)),
    );
  },
  "closed form + sampling": (request) => {
    const { small, headPx, trimap, enlarge } = smallProblem(request);
    sampleColours(small, trimap, headPx);
    return enlarge(solveAlpha(small, trimap));
  },
  "shipped (+ mask prior, skin)": (request) => refineMatte(request).matte.alpha,
};

interface Portrait {
  name: string;
  image: Raster;
  truth: Matte;
}

async function realPortraits(folder: string): Promise<Portrait[]> {
  const manifest = join(folder, "manifest.json");
  if (!existsSync(manifest)) return [];
  const entries = JSON.parse(readFileSync(manifest, "utf8")) as { file: string; alpha?: string }[];
  const portraits: Portrait[] = [];
  for (const { file, alpha } of entries) {
    if (!alpha) continue;
    const { raster } = await decodeImage(new Uint8Array(readFileSync(join(folder, file))), {
      longestEdgePx: 1000,
    });
    const truth = await sharp(join(folder, alpha))
      .resize(raster.widthPx, raster.heightPx, { fit: "fill" })
      .extractChannel(0)
      .raw()
      .toBuffer();
    portraits.push({ name: file, image: raster, truth: { ...raster, alpha: new Uint8Array(truth) } });
  }
  return portraits;
}

async function drawnPortraits(): Promise<Portrait[]> {
  const portraits: Portrait[] = [];
  for (const hair of ["bald", "short", "long"] as const) {
    const portrait = drawPortrait({ hair, background: "corner" });
    portraits.push({
      name: `drawn, ${hair}`,
      image: await portrait.raster(),
      truth: await portrait.matte(),
    });
  }
  return portraits;
}

function toMatte(image: Raster, alpha: Float32Array | Uint8Array): Matte {
  const bytes =
    alpha instanceof Uint8Array ? alpha : Uint8Array.from(alpha, (value) => Math.round(255 * value));
  return { widthPx: image.widthPx, heightPx: image.heightPx, alpha: bytes };
}

async function main(): Promise<void> {
  const ports = makePhotoPorts(await loadModelRunner());
  const runPersonMask: RunPersonMask = async ({ pixels }) => {
    const [mask] = await ports.models.run(
      "person-mask",
      Float32Array.from(pixels, (value) => value / 255),
    );
    return mask!;
  };
  const folder = process.argv[2] ?? join(__dirname, "../../../../shared/photos");
  const real = await realPortraits(folder);
  const rows = new Map<string, (MatteError & { ms: number })[]>();
  const perPortrait: string[] = [];
  for (const { name, image, truth } of real.length > 0 ? real : await drawnPortraits()) {
    const { person } = await findPerson(image, ports);
    if (!person) throw new Error(`No face in ${name}`);
    const { leftEye, rightEye, chin } = person.head;
    const face: HeadGeometry = { box: person.face.box, leftEye, rightEye, chin };
    const request = { image, face, coarse: await personCoverage({ image, face }, runPersonMask) };
    for (const [label, method] of Object.entries(methods)) {
      method(request);
      const from = process.cpuUsage();
      const alpha = method(request);
      const spent = process.cpuUsage(from);
      const error = matteError(toMatte(image, alpha), truth);
      rows.set(label, [...(rows.get(label) ?? []), { ...error, ms: (spent.user + spent.system) / 1000 }]);
      if (label.startsWith("shipped"))
        perPortrait.push(
          `${name.padEnd(24)} ${error.framePercent.toFixed(2).padStart(6)} ${error.bandPercent.toFixed(1).padStart(6)}`,
        );
    }
  }
  console.log("| method | frame % | band % | hair % | SAD k | MSE | gradient k | ms |");
  console.log("| --- | --- | --- | --- | --- | --- | --- | --- |");
  for (const [label, list] of rows) {
    const mean = (pick: (row: MatteError & { ms: number }) => number) =>
      list.reduce((sum, row) => sum + pick(row), 0) / list.length;
    const cells = [
      mean((row) => row.framePercent).toFixed(2),
      mean((row) => row.bandPercent).toFixed(1),
      mean((row) => row.hairPercent ?? 0).toFixed(1),
      mean((row) => row.sadThousand).toFixed(1),
      mean((row) => row.mse).toFixed(4),
      mean((row) => row.gradientThousand).toFixed(3),
      mean((row) => row.ms).toFixed(0),
    ];
    console.log(`| ${label} | ${cells.join(" | ")} |`);
  }
  console.log(`\nshipped, portrait by portrait: frame %, band %\n${perPortrait.join("\n")}`);
}

main().catch((error) => {
  console.error(error);
  process.exitCode = 1;
});
