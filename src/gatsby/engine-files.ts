import { createHash } from "node:crypto";
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { languages } from "../../locales/languages";
import { modelNames } from "../../photo/core/runtime";
import { packageFolder, readModel } from "../../photo/node/model-files";
import { modelFile, printLabelsFile, runtimeFiles } from "../../photo/web/engine-files";

/** The packages whose files a browser loads when a photo is made on the visitor's device. */
const packages = [
  "@litertjs/core",
  "@mediapipe/face_detection",
  "@mediapipe/face_mesh",
  "@mediapipe/hands",
  "@mediapipe/selfie_segmentation",
];

/** "Print at 100 %" for the margin of the sheet, by language: all that an engine says. */
const printLabels = (): string =>
  JSON.stringify(
    Object.fromEntries(
      languages.map(({ code }) => {
        const texts = JSON.parse(readFileSync(`locales/${code}/documents.json`, "utf8")) as {
          printAtFullSize: string;
        };
        return [code, texts.printAtFullSize];
      }),
    ),
  );

/** The address of the engine's files: it changes with the packages, so that browsers may keep what they have. */
export function enginePath(): string {
  const versions = packages.map((name) => {
    const { version } = JSON.parse(readFileSync(join(packageFolder(name), "package.json"), "utf8")) as {
      version: string;
    };
    return `${name} ${version}`;
  });
  const key = [...versions, printLabels()].join("\n");
  return `/engine/${createHash("sha256").update(key).digest("hex").slice(0, 20)}`;
}

/** Copies the runtime and the models. */
export async function copyEngineFiles(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const runtime = join(packageFolder("@litertjs/core"), "wasm");
  for (const file of runtimeFiles) copyFileSync(join(runtime, file), join(folder, file));
  for (const model of modelNames) writeFileSync(join(folder, modelFile(model)), await readModel(model));
}

/** Lays the engine's files beside the site, where they are not there yet. */
export async function writeEngineFiles(publicDir: string): Promise<void> {
  const folder = join(publicDir, enginePath());
  if (existsSync(join(folder, printLabelsFile))) return;
  // Those of other versions.
  rmSync(join(publicDir, "engine"), { recursive: true, force: true });
  await copyEngineFiles(folder);
  writeFileSync(join(folder, printLabelsFile), printLabels());
}
