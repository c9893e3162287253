import { resolve } from "node:path";
import { loadContent } from "../../../catalogue/content";
import { workingEdgePx } from "../../../photo/core/file/image-limits";
import { decodeImage } from "../../../photo/node/decode/decode-image";
import { loadModelRunner } from "../../../photo/node/model-runner";
import {
  loadOnnxSegmenter,
  type OnnxModelFormName,
  onnxModelForms,
} from "../../../photo/node/onnx-segmenter";
import { makePhotoPorts } from "../../../photo/node/photo-ports";
import { writeEnvFile } from "../../../server/config/env-file";
import { drawnPhoto } from "../drawn-photo";
import { judgedRule } from "../judged-rule";
import { readManifest } from "../manifest";
import { matteSubjects } from "../matte-subjects";
import { cutInOwnView } from "../own-view";
import { type ComparedCutOuts, compareCutOuts, comparedLine, meanErrors } from "./compare-cut-outs";
import { cutsOutPeople } from "./cuts-out-people";

export interface AddModelOptions {
  form: OnnxModelFormName;
  /** Only measures. */
  dryRun: boolean;
}

/**
 * The mean error must fall by this share: a smaller difference is within what four people can show. ISNet at 1024 px,
 * which helps on two backgrounds of ten and harms on one, lowers it by a hundredth.
 */
const leastGain = 0.05;

/** Compares the mean errors over all backgrounds. */
export function summary(rows: readonly ComparedCutOuts[]): { text: string; isBetter: boolean } {
  const shipped = meanErrors(rows.map((row) => row.shipped)).framePercent;
  const second = meanErrors(rows.map((row) => row.asSecondOpinion)).framePercent;
  const better = rows.filter((row) => row.asSecondOpinion.framePercent < row.shipped.framePercent).length;
  const isBetter = second <= (1 - leastGain) * shipped;
  const text =
    `Mean error over the frame: ${shipped.toFixed(2)} % as shipped, ${second.toFixed(2)} % with this model as the second ` +
    `opinion (better on ${better} of ${rows.length} backgrounds).`;
  return { text, isBetter };
}

/**
 * Checks an operator's ONNX model, measures it as the second opinion on cut-outs, and, if it makes them better, names
 * it in `.env`.
 * @param photos folder of labelled photographs, some of them with their true alpha
 * @throws Error with a sentence for the operator, if the file is no such model or does not make cut-outs better
 */
export async function addModel(
  file: string,
  photos: string,
  { form, dryRun }: AddModelOptions,
): Promise<void> {
  const subjects = await matteSubjects(photos, await readManifest(photos));
  if (subjects.length === 0)
    throw new Error(`No photograph in ${photos} has its true alpha, so nothing can be measured.`);
  const other = await loadOnnxSegmenter(file, onnxModelForms[form]);
  const models = await loadModelRunner();
  const rule = judgedRule(await loadContent());

  const { raster } = await decodeImage(await drawnPhoto(), { longestEdgePx: workingEdgePx });
  const timed = async <Result>(work: () => Promise<Result>): Promise<[Result, number]> => {
    await work();
    const from = performance.now();
    return [await work(), performance.now() - from];
  };
  const [found, ownMs] = await timed(() => cutInOwnView(raster, rule, makePhotoPorts(models)));
  if (!found) throw new Error("The drawn person was not found.");
  const { image: picture, matte } = found.cut;
  const [check, otherMs] = await timed(() => cutsOutPeople(other, { picture, alpha: matte.alpha }));
  if (!check.isClear)
    throw new Error(
      `${file} does not cut out a person in front of a plain wall: its mean alpha is ${check.inside.toFixed(2)} inside and ` +
        `${check.outside.toFixed(2)} outside. Is --form ${form} right? (${Object.keys(onnxModelForms).join(", ")})`,
    );
  console.log(
    `One run takes ${(otherMs / ownMs).toFixed(1)} times as long as the shipped cut-out (${Math.round(otherMs)} ms here).`,
  );

  const rows = await compareCutOuts(subjects, rule, { models, other }, (name, progress) =>
    console.log(`background ${progress}: ${name}`),
  );
  console.log(`Errors of alpha over the frame / at the edge, in percent, ${subjects.length} people:`);
  console.table(rows.map(comparedLine));
  const { text, isBetter } = summary(rows);
  const peakMb = Math.round(process.resourceUsage().maxRSS / 1000);
  console.log(`${text}\nThis run used up to ${peakMb} MB; a photo process may use PHOTO_WORKER_MB.`);
  await other.close();
  if (!isBetter)
    throw new Error("This model does not make the cut-outs clearly better, so nothing was changed.");
  if (dryRun) return;
  const written = writeEnvFile({ PHOTO_SEGMENTER_FILE: resolve(file), PHOTO_SEGMENTER_FORM: form });
  console.log(`Written to ${written}; it holds from the next start of the server.`);
}
