import { readdir, readFile } from "node:fs/promises";
import { cpus } from "node:os";
import { basename, extname, join } from "node:path";
import sharp from "sharp";
import { people } from "../../build/drawings/people";
import { loadContent } from "../../catalogue/content";
import type { PhotoRequest, PhotoRule } from "../../photo/core/types";
import { decodeImage } from "../../photo/node/decode/decode-image";
import { loadOnnxSegmenter, type OnnxModel, onnxModelForms } from "../../photo/node/onnx-segmenter";
import { makePhotoPool } from "../../photo/node/photo-pool";
import { stepNames } from "../../photo/ports";
import { WrongArguments } from "../command-line";
import { pictureEndings } from "../photo-command/find-pictures";
import { drawnPhoto } from "./drawn-photo";
import type { ModelFormOption } from "./model-options";
import { median, percentile } from "./percentiles";
import type { Pool } from "./run/run-entry";

/** As large as a segmenter is shown a picture here: it squeezes it to its own square. */
const workingEdgePx = 1600;

/** A phone's size. */
const twelveMegapixels = { width: 3024, height: 4032 };

/** The first picture of the folder, enlarged to 12 megapixels: what a phone uploads costs what its pixels cost. */
async function phonePicture(image: Uint8Array): Promise<Uint8Array> {
  const bytes = await sharp(image)
    .autoOrient()
    .resize({ ...twelveMegapixels, fit: "cover", position: "centre" })
    .jpeg({ quality: 90 })
    .toBuffer();
  return new Uint8Array(bytes);
}

interface Timing {
  totals: number[];
  /** Processor time of the photo process: what a photo costs on a machine that has other things to do. */
  processor: number[];
  steps: Map<string, number[]>;
  residentBytes: number;
}

const requestOf = (image: Uint8Array, rule: PhotoRule): PhotoRequest => ({
  image,
  rule,
  background: "auto",
  paper: "4x6in",
  sheetLabel: rule.urlPath,
});

async function timePhotos(
  images: Uint8Array[],
  rounds: number,
  rule: PhotoRule,
  pool: Pool,
): Promise<Timing> {
  const timing: Timing = { totals: [], processor: [], steps: new Map(), residentBytes: 0 };
  for (let round = 0; round < rounds; round++) {
    for (const image of images) {
      const startMs = performance.now();
      const { outcome, steps, processorMs, residentBytes } = await pool.run(
        "timePhoto",
        requestOf(image, rule),
      );
      if (!outcome.accepted) continue;
      timing.totals.push(performance.now() - startMs);
      timing.processor.push(processorMs);
      for (const step of stepNames) {
        const spent = steps.filter((one) => one.step === step);
        const sum = spent.reduce((total, { durationMs }) => total + durationMs, 0);
        timing.steps.set(step, [...(timing.steps.get(step) ?? []), sum]);
      }
      timing.residentBytes = Math.max(timing.residentBytes, residentBytes);
    }
  }
  return timing;
}

/** Real and drawn photographs in turn through one worker: what it holds after each tenth of them. */
async function printGrowth(images: Uint8Array[], photos: number, rule: PhotoRule, pool: Pool): Promise<void> {
  const step = Math.max(1, Math.round(photos / 10));
  for (let done = 1; done <= photos; done++) {
    const image = images[done % images.length]!;
    const { residentBytes } = await pool.run("timePhoto", requestOf(image, rule));
    if (done % step === 0)
      console.log(`after ${done} photos: ${Math.round(residentBytes / 1e6)} MB resident`);
  }
}

const row = (values: number[]) => ({
  medianMs: Math.round(median(values) * 10) / 10,
  p95Ms: Math.round(percentile(values, 0.95) * 10) / 10,
});

function printTable(title: string, { totals, processor, steps }: Timing): void {
  console.log(`${title}: ${totals.length} photos`);
  console.table({
    ...Object.fromEntries([...steps].map(([step, values]) => [step, row(values)])),
    "whole job": row(totals),
    "processor time": row(processor),
  });
}

/** What another model takes for its mask alone, of pictures as large as a photo is worked on; decoding does not count. */
async function timeModel(images: Uint8Array[], rounds: number, { file, form }: OnnxModel): Promise<number[]> {
  const segmenter = await loadOnnxSegmenter(file, onnxModelForms[form]);
  const totals: number[] = [];
  for (const image of images) {
    const { raster } = await decodeImage(image, { longestEdgePx: workingEdgePx });
    for (let round = 0; round <= rounds; round++) {
      const startMs = performance.now();
      await segmenter.segment(raster);
      // The first run of a size makes its plan.
      if (round > 0) totals.push(performance.now() - startMs);
    }
  }
  await segmenter.close();
  return totals;
}

export interface BenchOptions extends ModelFormOption {
  /** ONNX file of another person model to time alone. */
  against?: string;
  rounds: number;
  /** Makes this many photos and prints the memory, not the time, after each tenth of them. */
  photos?: number;
  json: boolean;
}

/** Times each step in one warm worker, or measures its memory. Refused photos do not count. */
export async function bench(folder: string, options: BenchOptions): Promise<void> {
  const images = await picturesIn(folder);
  const rule = (await loadContent()).photoRule("std-35x45")!;
  const pool = makePhotoPool({ workers: 1, maxQueue: 0 });
  const print = options.json ? () => {} : console.log;
  const startMs = performance.now();
  await pool.warm();
  print(`${processor}, ${cpus().length} cores, Node ${process.version}`);
  print(`worker ready after ${Math.round(performance.now() - startMs)} ms`);
  if (options.photos) {
    const drawn = await Promise.all(people.slice(0, 4).map((person) => drawnPhoto(person)));
    await printGrowth([...images.slice(0, 8), ...drawn], options.photos, rule, pool);
    return pool.close();
  }
  // The first photos of a process take longer.
  await timePhotos(images.slice(0, 3), 2, rule, pool);
  const ofFolder = await timePhotos(images, options.rounds, rule, pool);
  const phonePictures = await Promise.all(images.slice(0, 4).map(phonePicture));
  const ofPhone = await timePhotos(phonePictures, 2 * options.rounds, rule, pool);
  await pool.close();
  const residentMb = Math.round(Math.max(ofFolder.residentBytes, ofPhone.residentBytes) / 1e6);
  if (options.json) return console.log(JSON.stringify(reportOf(ofPhone, residentMb), null, 2));
  printTable(folder, ofFolder);
  printTable("12 megapixel JPEG", ofPhone);
  print(`resident: ${residentMb} MB in the photo process`);
  if (options.against === undefined) return;
  const ofModel = await timeModel(phonePictures, options.rounds, {
    file: options.against,
    form: options.form,
  });
  const share = (median(ofModel) / median(ofPhone.totals)).toFixed(1);
  print(`${basename(options.against)} alone takes ${share} times as long as the whole job (medians)`);
}

const processor = cpus()[0]?.model ?? "unknown";

async function picturesIn(folder: string): Promise<Uint8Array[]> {
  const names = (await readdir(folder)).filter((name) => pictureEndings.has(extname(name).toLowerCase()));
  if (names.length === 0) throw new WrongArguments(`${folder} holds no picture.`);
  return Promise.all(names.sort().map(async (name) => new Uint8Array(await readFile(join(folder, name)))));
}

/** What the page on accuracy shows. */
const reportOf = ({ totals, processor: processorTimes }: Timing, workerMb: number) => ({
  measuredAt: new Date().toISOString().slice(0, 10),
  processor,
  cores: cpus().length,
  node: process.version,
  photos: totals.length,
  wallMs: row(totals),
  processorMs: row(processorTimes),
  workerMb,
});
