import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { loadTemplates } from "../server/src/content/load-templates";
import { writeDocumentSamples } from "./drawings/document-samples";

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

const stampFile = ".cache/site-fingerprint";

function* filesBelow(path: string): Generator<string> {
  if (!existsSync(path)) return;
  if (statSync(path).isFile()) return yield path;
  for (const name of readdirSync(path).sort()) yield* filesBelow(join(path, name));
}

function fingerprint(): string {
  const hash = createHash("sha256");
  for (const variable of buildVariables) hash.update(`${variable}=${process.env[variable] ?? ""}\n`);
  for (const input of inputs)
    for (const file of filesBelow(input)) hash.update(file).update(readFileSync(file));
  return hash.digest("hex");
}

/** Is `public/` the site that the sources describe? */
export function isSiteBuilt(): boolean {
  return (
    existsSync("public/index.html") &&
    existsSync(stampFile) &&
    readFileSync(stampFile, "utf8") === fingerprint()
  );
}

/** Sample images of all documents, where `imageUrl` of the API says that they are. */
function drawSamples(): void {
  rmSync("static/images/samples", { recursive: true, force: true });
  writeDocumentSamples(loadTemplates("content/templates"), "static/images/samples");
}

/** Builds `public/`; returns the exit code of the build. */
export function buildSite(): number {
  try {
    drawSamples();
  } catch (error) {
    // Faulty content: its own message names file, field and fix.
    console.error(error instanceof Error ? error.message : error);
    return 1;
  }
  const sources = fingerprint();
  // A build that is cut off half-way must not pass for the one before it.
  rmSync(stampFile, { force: true });
  // Gatsby always runs Parcel, which has nothing to compile here but would look for what changed in 200,000 files.
  rmSync(".cache/.parcel-cache", { recursive: true, force: true });
  const { status } = spawnSync(process.execPath, [require.resolve("gatsby/cli.js"), "build"], {
    stdio: "inherit",
    env: { ...process.env, GATSBY_TELEMETRY_DISABLED: "1" },
  });
  if (status === 0) writeFileSync(stampFile, sources);
  return status ?? 1;
}
