import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BuildOptions, build } from "esbuild";
import { loadContent } from "../../catalogue/content";
import { labelsOf } from "../../element/labels";
import { defaultLanguage, languages } from "../../locales/languages";
import { copyEngineFiles } from "../../src/gatsby/engine-files";
import { packFolder } from "../engine-package/pack-folder";
import { writeTypes } from "../engine-package/write-types";
import { packedDocuments } from "./pack-documents";
import { packedTexts } from "./pack-texts";

/** Their files lie in `engine/`. */
const packagesOfEngine = [
  "@litertjs/core",
  "@mediapipe/face_detection",
  "@mediapipe/face_mesh",
  "@mediapipe/hands",
  "@mediapipe/selfie_segmentation",
];

const writeJson = (file: string, value: unknown) => writeFileSync(file, JSON.stringify(value));

/** Compiles the element and its worker. Returns the names of the npm packages in them. */
async function bundle(folder: string): Promise<string[]> {
  const shared = {
    bundle: true,
    minify: true,
    platform: "browser",
    target: "es2022",
    metafile: true,
    define: {
      "process.env.GATSBY_PSEUDO": '"0"',
      "process.env.NODE_ENV": '"production"',
      englishTexts: JSON.stringify(packedTexts(defaultLanguage.code)),
    },
  } as const satisfies BuildOptions;
  const outputs = await Promise.all([
    build({
      ...shared,
      entryPoints: ["element/passport-photo.ts"],
      outfile: join(folder, "element.js"),
      format: "esm",
    }),
    // A classic worker, which the runtime needs to load its WebAssembly.
    build({
      ...shared,
      entryPoints: ["photo/web/photo-worker.ts"],
      outfile: join(folder, "photo-worker.js"),
      format: "iife",
    }),
  ]);
  const files = outputs.flatMap(({ metafile }) => Object.keys(metafile.inputs));
  return files.flatMap((file) => /^node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1] ?? []);
}

/** Packages without a file of their licence have this one, whose text another package has. */
const apacheLicence = "node_modules/@swc/core/LICENSE";

/** The licences of what others wrote, for the bundles and the engine's files. */
function thirdPartyLicences(packages: readonly string[]): string {
  return [...new Set(packages)]
    .sort()
    .map((name) => {
      const folder = join("node_modules", name);
      const { version, license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
      const files = readdirSync(folder).filter((file) => /^(licen[cs]e|notice)/i.test(file));
      if (files.length === 0 && license !== "Apache-2.0") throw new Error(`${name}: where is its licence?`);
      const paths = files.length > 0 ? files.map((file) => join(folder, file)) : [apacheLicence];
      const texts = paths.map((path) => readFileSync(path, "utf8").trim());
      return [`${name} ${version} (${license})`, ...texts].join("\n\n");
    })
    .join(`\n\n${"-".repeat(80)}\n\n`);
}

function manifest() {
  const { version, license } = JSON.parse(readFileSync("package.json", "utf8"));
  return {
    name: "open-passport-photo-element",
    version,
    description: "<passport-photo>: makes passport, visa and ID photos in the browser, on any site.",
    license,
    type: "module",
    sideEffects: true,
    exports: { ".": { types: "./types/element/types.d.ts", default: "./element.js" }, "./*": "./*" },
  };
}

/** Writes what the package contains. */
async function writePackage(folder: string): Promise<void> {
  for (const name of ["documents", "texts"]) mkdirSync(join(folder, name));
  const bundled = await bundle(folder);
  await copyEngineFiles(join(folder, "engine"));
  const documents = packedDocuments(await loadContent());
  for (const [id, document] of documents) writeJson(join(folder, "documents", `${id}.json`), document);
  const labels = [...documents].map(([id, document]) => [id, labelsOf(document, defaultLanguage).label]);
  writeJson(join(folder, "documents.json"), Object.fromEntries(labels));
  for (const { code } of languages)
    if (code !== defaultLanguage.code) writeJson(join(folder, "texts", `${code}.json`), packedTexts(code));
  writeTypes("element", join(folder, "types"));
  for (const name of ["README.md", "example.html", "example.js"])
    copyFileSync(join("element", name), join(folder, name));
  copyFileSync("LICENSE", join(folder, "LICENSE"));
  writeFileSync(
    join(folder, "THIRD-PARTY-LICENCES.txt"),
    thirdPartyLicences([...bundled, ...packagesOfEngine]),
  );
  writeFileSync(join(folder, "package.json"), `${JSON.stringify(manifest(), null, 2)}\n`);
}

/** Packs the element as `npm pack` does. Returns the path of the package. */
export async function packElement(out: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "photo-element-"));
  try {
    await writePackage(folder);
    return packFolder(folder, out);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
