import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { shownVariables } from "../catalogue/articles/operator-words";
import { faultLine } from "../catalogue/faults/content-error";
import { fingerprint } from "../catalogue/fingerprint";
import { startContentCheck } from "../catalogue/tools/content-check/start-content-check";
import { frameOrigins } from "../contract/site/site-headers";
import { previewStateFile } from "../contract/site/site-paths";
import { buildLanguageCodes } from "../locales/build-languages";
import { compressedForms, isQuickBuild } from "../src/gatsby/after-build/compressed-forms";
import { buildStampAt } from "./build-stamp";
import { siteVariables } from "./environment";
import { firstBuildAt } from "./first-build";
import { oneBuildAt } from "./one-build";
import { operatorGaps } from "./operator-gaps";
import { type BuildRun, runGatsby } from "./run-gatsby";
import { firstBuildTimeline } from "./seconds-left";
import { siteAddressFault } from "./site-address";

/** What runs while a site is built: Gatsby keeps what it made with it, and does not see when it changes. */
const builders = [
  "catalogue",
  "contract",
  "drawing",
  "locales/build-languages.ts",
  "locales/languages.ts",
  "package-lock.json",
  "photo/core",
  "photo/node/model-files.ts",
  "photo/web/engine-files.ts",
  "plugins",
  "src/gatsby",
  "gatsby-config.ts",
  "gatsby-node.ts",
];

/** Everything that the built pages are made of. */
const sources = [
  ...builders,
  "content",
  "locales",
  "photo",
  "build/drawings",
  "src",
  "static",
  "gatsby-browser.tsx",
  "gatsby-ssr.tsx",
];

/** Variables that change what is built. */
const variables = [...Object.keys(siteVariables), ...shownVariables, "FRAME_ORIGINS", "GATSBY_PSEUDO"];

/** How the first build differs from the one that follows it. */
const ofFirstBuild = new Set(["GATSBY_BUILD_LANGS", "GATSBY_QUICK_BUILD"]);
const englishVariables = variables.filter((name) => !ofFirstBuild.has(name));

/** What the check of the content reads, and its code. */
const checkedSources = ["content", "locales", "catalogue", "contract", "static/images"];

/** What the sample images are made of. */
const sampleSources = ["content/templates", "build/drawings", "drawing", "catalogue/templates"];
const samplesDir = "static/images/samples";

/** Development tools, which do not affect the built site. */
const toolFolders = /^(catalogue|locales)\/tools\//;

const siteStamp = buildStampAt(".cache/site-fingerprint");
// Not in `.cache`: Gatsby takes a cache without a site for a broken one.
const buildersStamp = buildStampAt("node_modules/.cache/site-builders");
const firstBuild = firstBuildAt("node_modules/.cache/first-build");
const oneBuildFile = "node_modules/.cache/site-builder";
const oneBuild = oneBuildAt(oneBuildFile);
const contentStamp = buildStampAt("node_modules/.cache/checked-content");
const samplesStamp = buildStampAt("node_modules/.cache/samples-fingerprint");

/** Is `public/` the site that the sources describe? */
export function isSiteBuilt(): boolean {
  return existsSync("public/index.html") && siteStamp.matches(fingerprint(sources, variables, toolFolders));
}

const englishFingerprint = () => fingerprint(sources, englishVariables, toolFolders);

/** Are the English pages there, of a first build that was interrupted before all languages were built? */
export const isEnglishBuilt = (): boolean =>
  existsSync("public/index.html") && firstBuild.hasEnglish(englishFingerprint());

/** Can nothing of an earlier build be used: none has come to its end, or the code of the build has changed? */
export const isBuildCold = (): boolean =>
  !existsSync("public/index.html") ||
  firstBuild.isUnfinished() ||
  !buildersStamp.matches(fingerprint(builders, [], toolFolders));

/** Removes all that an earlier build has left. */
export function removeBuild(): void {
  for (const dir of [".cache", "public"]) rmSync(dir, { recursive: true, force: true });
}

const failed: BuildRun = { exitCode: 1, phases: [] };

/**
 * Builds `public/`.
 *
 * @param isVerbose prints Gatsby's own log instead of a line that shows the progress
 */
export async function buildSite(isVerbose = false): Promise<BuildRun> {
  const other = oneBuild.begin();
  if (other !== null) {
    console.error(
      `Another build of this folder is running (process ${other}). Wait until it has ended. If that process is no build, delete ${oneBuildFile}.`,
    );
    return failed;
  }
  try {
    return await buildAlone(isVerbose);
  } finally {
    oneBuild.end();
  }
}

async function buildAlone(isVerbose: boolean): Promise<BuildRun> {
  const fault = siteAddressFault(process.env);
  // Of a first build, the one that follows it says so.
  if (fault && (fault.isGrave || !isQuickBuild())) console.error(fault.words);
  if (fault?.isGrave) return failed;
  const gaps = operatorGaps(process.env);
  if (gaps) console.error(gaps);
  try {
    compressedForms();
    frameOrigins(process.env.FRAME_ORIGINS);
    await drawSamples();
  } catch (error) {
    // A faulty variable or content: its own message names place and fix.
    console.error(error instanceof Error ? error.message : error);
    return failed;
  }
  const hash = fingerprint(sources, variables, toolFolders);
  siteStamp.remove();
  const code = fingerprint(builders, [], toolFolders);
  if (!buildersStamp.matches(code)) removeBuild();
  buildersStamp.write(code);
  // A preview's, which shares the folder.
  rmSync(join("public", previewStateFile), { force: true });
  const english = englishFingerprint();
  if (isQuickBuild()) firstBuild.begin();
  else firstBuild.beginRest(english);
  const run = await buildCheckedContent(isVerbose);
  if (run.exitCode !== 0) return run;
  siteStamp.write(hash);
  if (isQuickBuild()) firstBuild.keepEnglish(english);
  else firstBuild.end();
  return run;
}

/** Ends the build as soon as the content is known to have a fault. The check is left to the build that follows a quick one. */
async function buildCheckedContent(isVerbose: boolean): Promise<BuildRun> {
  const title = `Building ${languageCount()}`;
  const content = fingerprint(checkedSources);
  if (isQuickBuild()) return runGatsby({ title, isVerbose, timeline: firstBuildTimeline });
  if (contentStamp.matches(content)) return runGatsby({ title, isVerbose });
  const check = startContentCheck("content");
  const stop = new AbortController();
  const lines = check.faults.then(
    (faults) => faults.map(faultLine),
    (error: Error) => [error.message],
  );
  void lines.then(({ length }) => length > 0 && stop.abort());
  const run = await runGatsby({ title, isVerbose, signal: stop.signal });
  if (run.exitCode !== 0 && !stop.signal.aborted) {
    check.stop();
    return run;
  }
  const faults = await lines;
  if (faults.length === 0) {
    contentStamp.write(content);
    return run;
  }
  console.error(`\n${faults.join("\n")}\nThe site is not built while its content has faults.`);
  return failed;
}

function languageCount(): string {
  const codes = buildLanguageCodes();
  return codes.length === 1 ? "English" : `${codes.length} languages`;
}

/** Sample images of all documents, where `imageUrl` of the API says that they are. */
async function drawSamples(): Promise<void> {
  const hash = fingerprint(sampleSources);
  if (existsSync(samplesDir) && samplesStamp.matches(hash)) return;
  const { loadTemplates } = await import("../catalogue/templates/load-templates");
  const { writeDocumentSamples } = await import("./drawings/document-samples");
  const records = loadTemplates("content/templates");
  samplesStamp.remove();
  rmSync(samplesDir, { recursive: true, force: true });
  writeDocumentSamples(records, samplesDir);
  samplesStamp.write(hash);
}
