import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "esbuild";
import { type Content, loadContent } from "../../catalogue/content";
import { documentSummary } from "../../contract/document/document-summary";
import type { PhotoRule } from "../../photo/core/types";
import type { PackedDocument } from "../../photo/package/documents";
import { notesOn } from "../element-package/pack-documents";
import { packFolder } from "./pack-folder";
import { packedWords } from "./pack-words";
import { writeTypes } from "./write-types";

/** Read from their folders at run time, so esbuild does not see them: models, runtime, decoder and font. */
const dependenciesByPath = [
  "@mediapipe/face_detection",
  "@mediapipe/face_mesh",
  "@mediapipe/hands",
  "@mediapipe/selfie_segmentation",
  "libheif-js",
  "dejavu-fonts-ttf",
];

const entries = { engine: "photo/package/engine.ts", "serve-jobs": "photo/node/serve-jobs.ts" };

const readJson = (file: string) => JSON.parse(readFileSync(file, "utf8"));

/** Compiles the engine and its photo process. Returns the names of the npm packages that they import. */
async function bundle(folder: string): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: entries,
    outdir: folder,
    outExtension: { ".js": ".mjs" },
    bundle: true,
    splitting: true,
    format: "esm",
    platform: "node",
    target: "node20",
    packages: "external",
    metafile: true,
  });
  const imported = Object.values(metafile.outputs).flatMap(({ imports }) => imports);
  const names = imported.filter(({ external, path }) => external && !path.startsWith("node:"));
  return [...new Set(names.map(({ path }) => path))];
}

const childRuleOf = ({ relaxed, waived }: PhotoRule): PackedDocument["childRule"] => ({ relaxed, waived });

/** Every document with its rule, as the site has it. */
function packedDocuments(content: Content): PackedDocument[] {
  return content.countryGroups("en").data.flatMap(({ aliases, templateList }) =>
    templateList.map((template) => {
      const { urlPath } = template;
      return {
        ...documentSummary(template),
        countryAliases: aliases,
        notes: notesOn(template),
        rule: content.photoRule(urlPath)!,
        childRule: childRuleOf(content.photoRule(urlPath, true)!),
      };
    }),
  );
}

/** Exact versions, those that the tests run with. */
function manifest(dependencies: string[]) {
  const { version, license, engines } = readJson("package.json");
  const versionOf = (name: string): string => readJson(join("node_modules", name, "package.json")).version;
  return {
    name: "open-passport-photo-engine",
    version,
    description: "Makes and checks passport, visa and ID photos in Node.",
    license,
    keywords: ["passport photo", "visa photo", "id photo", "face", "print sheet"],
    engines,
    type: "module",
    exports: { ".": { types: "./types/package/engine.d.ts", default: "./engine.mjs" } },
    dependencies: Object.fromEntries(dependencies.sort().map((name) => [name, versionOf(name)])),
  };
}

/** Writes what the package contains. */
async function writePackage(folder: string): Promise<void> {
  const imported = await bundle(folder);
  // The file that `photo-process.ts` starts. Node keeps messages until there is a listener.
  writeFileSync(join(folder, "photo-process.cjs"), 'import("./serve-jobs.mjs");\n');
  const documents = packedDocuments(await loadContent());
  writeFileSync(join(folder, "documents.json"), JSON.stringify(documents));
  const notes = new Set(documents.flatMap((document) => document.notes));
  writeFileSync(join(folder, "words.json"), JSON.stringify(packedWords(notes)));
  writeTypes("photo/package", join(folder, "types"));
  copyFileSync("photo/package/README.md", join(folder, "README.md"));
  copyFileSync("LICENSE", join(folder, "LICENSE"));
  const dependencies = [...imported, ...dependenciesByPath];
  writeFileSync(join(folder, "package.json"), `${JSON.stringify(manifest(dependencies), null, 2)}\n`);
}

/** Packs the engine as `npm pack` does. Returns the path of the package. */
export async function packEngine(out: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "photo-engine-"));
  try {
    await writePackage(folder);
    return packFolder(folder, out);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
