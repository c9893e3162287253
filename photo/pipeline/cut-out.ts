import { checkCutOut, shareOfLimit } from "../core/checks/picture/cut-out";
import { type CoverageMap, coverageOnGrid } from "../core/matte/coverage";
import {
  onBothSides,
  type PersonView,
  personCoverage,
  type RunPersonMask,
  roughMatte,
} from "../core/matte/person-matte";
import { type CutOut, refineMatte } from "../core/matte/refine-matte";
import type { Segmenter } from "../core/matte/segmenter";
import type { ModelRunner } from "../core/runtime";
import type { Raster } from "../core/types";
import type { PhotoPorts } from "../ports";

/** The shipped person model as a `RunPersonMask`. */
export const personMaskOf =
  (models: ModelRunner): RunPersonMask =>
  async ({ pixels }) => {
    const input = new Float32Array(pixels.length);
    for (let i = 0; i < pixels.length; i++) input[i] = pixels[i]! / 255;
    const [mask] = await models.run("person-mask", input);
    return mask!;
  };

/** Uses another model's alpha where the person model's mask is in doubt, and keeps the mask elsewhere. */
async function withSecondOpinion(
  coarse: CoverageMap,
  image: Raster,
  segmenter: Segmenter,
): Promise<CoverageMap> {
  const { widthPx, heightPx } = image;
  const { alpha } = await segmenter.segment(image);
  const coverage = coverageOnGrid(coarse, image, widthPx, heightPx);
  for (let i = 0; i < coverage.length; i++) {
    const own = coverage[i]!;
    const doubt = 2 * Math.min(own, 1 - own);
    coverage[i] = own + doubt * (alpha[i]! / 255 - own);
  }
  return { widthPx, heightPx, coverage, place: { x: 0, y: 0, width: widthPx, height: heightPx } };
}

/** The models that cut a person out. */
export interface Cutters {
  runPersonMask: RunPersonMask;
  /** A second model, if the operator has configured one. */
  segmenter: Segmenter | null;
}

/**
 * Cuts the person out of a view of head and shoulders. If the result may be torn and a second model is configured,
 * that runs too (it takes seconds), and the cut-out with less doubt is used.
 */
export async function cutOut(view: PersonView, { runPersonMask, segmenter }: Cutters): Promise<CutOut> {
  const { image, face } = view;
  const coarse = await personCoverage(view, onBothSides(runPersonMask));
  const first = refineMatte({ image, coarse, face });
  if (!segmenter || checkCutOut(first.doubt).verdict !== "warn") return first;
  const second = refineMatte({ image, coarse: await withSecondOpinion(coarse, image, segmenter), face });
  return shareOfLimit(second.doubt) < shareOfLimit(first.doubt) ? second : first;
}

/** The port for a loaded person model: the rough matte if only the outline is needed, else the whole cut-out. */
export function cutOutWith(models: ModelRunner, segmenter: Segmenter | null): PhotoPorts["cutOut"] {
  const runPersonMask = personMaskOf(models);
  return (view, isRough) =>
    isRough ? roughMatte(view, runPersonMask) : cutOut(view, { runPersonMask, segmenter });
}
