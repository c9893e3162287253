import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { embeddedUrlVariable, startEmbeddedServer } from "../plugins/gatsby-source-v5/embedded-server";

/** Everything that the built pages are made of. */
const inputs = [
  "content",
  "locales",
  "photo/core",
  "photo/web",
  "plugins",
  "scripts/drawings",
  "server/src",
  "src",
  "static",
  "gatsby-browser.tsx",
  "gatsby-config.js",
  "gatsby-node.js",
  "gatsby-ssr.tsx",
  "package-lock.json",
];

/** Variables that change what is built. */
const buildVariables = ["GATSBY_BUILD_LANGS", "GATSBY_V5_BASE", "GATSBY_SITE_URL", "GATSBY_SUPPORT_EMAIL"];

/** What the sample images are made of. */
const sampleInputs = ["content/templates", "scripts/drawings", "server/src/content"];

const samplesDir = "static/images/samples";
const siteStamp = ".cache/site-fingerprint";
/** Not in `.cache`: Gatsby takes a cache without a site for a broken one. */
const samplesStamp = "node_modules/.cache/samples-fingerprint";

function* filesBelow(path: string): Generator<string> {
  if (!existsSync(path)) return;
  if (statSync(path).isFile()) return yield path;
  for (const name of readdirSync(path).sort()) yield* filesBelow(join(path, name));
}

function fingerprint(paths: readonly string[]): string {
  const hash = createHash("sha256");
  for (const variable of buildVariables) hash.update(`${variable}=${process.env[variable] ?? ""}\n`);
  for (const path of paths) for (const file of filesBelow(path)) hash.update(file).update(readFileSync(file));
  return hash.digest("hex");
}

const isStamped = (stamp: string, print: string): boolean =>
  existsSync(stamp) && readFileSync(stamp, "utf8") === print;

function putStamp(stamp: string, print: string): void {
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, print);
}

/** Is `public/` the site that the sources describe? */
export function isSiteBuilt(): boolean {
  return existsSync("public/index.html") && isStamped(siteStamp, fingerprint(inputs));
}

/** Sample images of all documents, where `imageUrl` of the API says that they are. */
async function drawSamples(): Promise<void> {
  const print = fingerprint(sampleInputs);
  if (existsSync(samplesDir) && isStamped(samplesStamp, print)) return;
  const { loadTemplates } = await import("../server/src/content/load-templates");
  const { writeDocumentSamples } = await import("./drawings/document-samples");
  rmSync(samplesDir, { recursive: true, force: true });
  writeDocumentSamples(loadTemplates("content/templates"), samplesDir);
  putStamp(samplesStamp, print);
}

/** Builds `public/`; returns the exit code of the build. */
export async function buildSite(): Promise<number> {
  try {
    await drawSamples();
  } catch (error) {
    // Faulty content: its own message names file, field and fix.
    console.error(error instanceof Error ? error.message : error);
    return 1;
  }
  const sources = fingerprint(inputs);
  // A build that is cut off half-way must not pass for the one before it.
  rmSync(siteStamp, { force: true });
  // Gatsby always runs Parcel, which has nothing to compile here but would look for what changed in 200,000 files.
  rmSync(".cache/.parcel-cache", { recursive: true, force: true });
  const exitCode = await runGatsby();
  if (exitCode === 0) putStamp(siteStamp, sources);
  return exitCode;
}

/** The embedded API comes up, and makes its answers, while Gatsby is still getting ready. */
async function runGatsby(): Promise<number> {
  const api = process.env.V5_API_URL ? null : await startEmbeddedServer(process.cwd());
  const gatsby = spawn(process.execPath, [require.resolve("gatsby/cli.js"), "build"], {
    stdio: "inherit",
    env: {
      ...process.env,
      GATSBY_TELEMETRY_DISABLED: "1",
      ...(api && { [embeddedUrlVariable]: api.url }),
    },
  });
  const exit = new Promise<number>((resolve) => gatsby.once("exit", (code) => resolve(code ?? 1)));
  try {
    return await (api ? Promise.race([exit, api.failure]) : exit);
  } catch (error) {
    gatsby.kill();
    await exit;
    console.error((error as Error).message);
    return 1;
  } finally {
    await api?.stop();
  }
}
