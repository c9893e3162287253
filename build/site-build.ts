import { spawn } from "node:child_process";
import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { shownVariables } from "../catalogue/articles/operator-words";
import { previewStateFile } from "../contract/site-paths";
import { buildLanguageCodes } from "../locales/build-languages";
import { embeddedUrlVariable, startEmbeddedServer } from "../plugins/gatsby-source-v5/embedded-server";
import { contentPrintVariable, isContentKept } from "../plugins/gatsby-source-v5/kept-content";
import { compressedForms } from "../src/compressed-forms";
import { buildStampAt, fingerprint } from "./build-stamp";
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
  "server",
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
const buildVariables = [
  "GATSBY_BUILD_LANGS",
  "GATSBY_OFFLINE",
  "GATSBY_COMPRESSED_FORMS",
  "GATSBY_PHOTO_MODE",
  "GATSBY_PSEUDO",
  "GATSBY_V5_BASE",
  "GATSBY_SITE_URL",
  ...shownVariables,
  "V5_API_URL",
];

/** What the embedded API answers with, besides the builders. */
const answerSources = ["content", "locales", "static"];
/** Gatsby reads these itself; the API knows of their folders only. */
const unansweredTexts = /^content\/(authors|guides|legal)\/.*\.mdx$|^locales\/tools\//;

/** Names of countries come from Node.js itself. */
const contentPrint = (): string =>
  `${process.version} ${fingerprint(answerSources, buildVariables, unansweredTexts)}`;

/** What the sample images are made of. */
const sampleSources = ["content/templates", "build/drawings", "drawing", "catalogue/templates"];
const samplesDir = "static/images/samples";

/** Development tools, which do not affect the built site. */
const toolFolders = /^(catalogue|locales)\/tools\//;

const siteStamp = buildStampAt(".cache/site-fingerprint");
// Not in `.cache`: Gatsby takes a cache without a site for a broken one.
const builtBy = buildStampAt("node_modules/.cache/site-builders");
const samplesStamp = buildStampAt("node_modules/.cache/samples-fingerprint");

/** Is `public/` the site that the sources describe? */
export function isSiteBuilt(): boolean {
  return (
    existsSync("public/index.html") && siteStamp.matches(fingerprint(sources, buildVariables, toolFolders))
  );
}

/** Builds `public/`; returns the exit code of the build. */
export async function buildSite(): Promise<number> {
  const fault = siteAddressFault(process.env);
  if (fault) console.error(fault.words);
  if (fault?.isGrave) return 1;
  try {
    compressedForms();
    await drawSamples();
  } catch (error) {
    // A faulty variable or content: its own message names place and fix.
    console.error(error instanceof Error ? error.message : error);
    return 1;
  }
  const print = fingerprint(sources, buildVariables, toolFolders);
  siteStamp.remove();
  const code = fingerprint(builders, [], toolFolders);
  if (!builtBy.matches(code))
    for (const dir of [".cache", "public"]) rmSync(dir, { recursive: true, force: true });
  builtBy.write(code);
  // A preview's, which shares the folder.
  rmSync(join("public", previewStateFile), { force: true });
  // Gatsby always runs Parcel, which has nothing to compile here but would look for what changed in 200,000 files.
  rmSync(".cache/.parcel-cache", { recursive: true, force: true });
  const exitCode = await runGatsby();
  if (exitCode === 0) siteStamp.write(print);
  return exitCode;
}

/** Sample images of all documents, where `imageUrl` of the API says that they are. */
async function drawSamples(): Promise<void> {
  const print = fingerprint(sampleSources);
  if (existsSync(samplesDir) && samplesStamp.matches(print)) return;
  const { loadTemplates } = await import("../catalogue/templates/load-templates");
  const { writeDocumentSamples } = await import("./drawings/document-samples");
  const records = loadTemplates("content/templates");
  samplesStamp.remove();
  rmSync(samplesDir, { recursive: true, force: true });
  writeDocumentSamples(records, samplesDir);
  samplesStamp.write(print);
}

/**
 * The embedded API comes up, and makes its answers, while Gatsby is still getting ready; not where Gatsby has kept what
 * it would say.
 */
async function runGatsby(): Promise<number> {
  const print = process.env.V5_API_URL ? "" : contentPrint();
  const isAsked = print !== "" && !isContentKept(process.cwd(), print);
  const api = isAsked ? await startEmbeddedServer(process.cwd(), buildLanguageCodes()) : null;
  const gatsby = spawn(process.execPath, [require.resolve("gatsby/cli.js"), "build"], {
    stdio: "inherit",
    env: {
      ...process.env,
      GATSBY_TELEMETRY_DISABLED: "1",
      // Both always: a variable more or less makes Gatsby compile what draws the pages anew.
      [embeddedUrlVariable]: api?.url ?? "",
      [contentPrintVariable]: print,
    },
  });
  const exit = new Promise<number>((resolve) => gatsby.once("exit", (code) => resolve(code ?? 1)));
  const handOn = (signal: NodeJS.Signals) => gatsby.kill(signal);
  process.on("SIGTERM", handOn);
  try {
    return await (api ? Promise.race([exit, api.failure]) : exit);
  } catch (error) {
    gatsby.kill();
    await exit;
    console.error((error as Error).message);
    return 1;
  } finally {
    process.off("SIGTERM", handOn);
    await api?.stop();
  }
}
