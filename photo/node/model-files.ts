import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { ModelName } from "../core/runtime";

const requireHere = createRequire(import.meta.url);

/** Folder of an installed npm package. Models are read from there; nothing is downloaded. */
export function packageFolder(name: string): string {
  return dirname(requireHere.resolve(`${name}/package.json`));
}

/** Some models are part of their package's asset bundle, at the offsets that the bundle's loader states. */
async function readPackedModel(solution: "face_mesh" | "hands", file: string): Promise<Uint8Array> {
  const folder = packageFolder(`@mediapipe/${solution}`);
  const loader = await readFile(join(folder, `${solution}_solution_packed_assets_loader.js`), "utf8");
  const entry = new RegExp(`/${file}",\\s*"start":\\s*(\\d+),\\s*"end":\\s*(\\d+)`).exec(loader);
  if (!entry) throw new Error(`${file} is not where the loader of @mediapipe/${solution} used to state it.`);
  const bundle = await readFile(join(folder, `${solution}_solution_packed_assets.data`));
  return new Uint8Array(bundle.subarray(Number(entry[1]), Number(entry[2])));
}

async function readPackageFile(name: string, file: string): Promise<Uint8Array> {
  return new Uint8Array(await readFile(join(packageFolder(name), file)));
}

/** Bytes of a model (TensorFlow Lite) from the installed packages. */
export function readModel(model: ModelName): Promise<Uint8Array> {
  switch (model) {
    case "face-near":
      return readPackageFile("@mediapipe/face_detection", "face_detection_short_range.tflite");
    case "face-far":
      return readPackageFile("@mediapipe/face_detection", "face_detection_full_range.tflite");
    case "face-mesh":
      return readPackedModel("face_mesh", "face_landmark.tflite");
    case "person-mask":
      return readPackageFile("@mediapipe/selfie_segmentation", "selfie_segmentation.tflite");
    case "palm":
      return readPackedModel("hands", "palm_detection_full.tflite");
    case "hand":
      return readPackageFile("@mediapipe/hands", "hand_landmark_full.tflite");
  }
}
