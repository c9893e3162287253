import { execFileSync, spawnSync } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";

/** The existing guides, which other texts link to, and those of a much older project. */
const guideCounts = [readdirSync("content/guides").length, 3000];
/** Hashes in file names compress a little better or worse. */
const toleratedRatio = 0.005;

/** Copies the tracked files with this number of guides; the new ones differ only in their words. */
function siteWith(guides: number): string {
  const site = mkdtempSync(join(tmpdir(), "bundles-"));
  const tracked = execFileSync("git", ["ls-files"], { encoding: "utf8", maxBuffer: 1 << 26 }).split("\n");
  const kept = tracked.filter((file) => file !== "" && !file.startsWith("tests/"));
  for (const file of kept) {
    mkdirSync(dirname(join(site, file)), { recursive: true });
    cpSync(file, join(site, file));
  }
  symlinkSync(resolve("node_modules"), join(site, "node_modules"));
  const meta = readFileSync("content/guides/us-passport/meta.yaml", "utf8");
  for (let number = readdirSync("content/guides").length + 1; number <= guides; number++) {
    const folder = join(site, "content/guides", `guide-${number}`);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, "meta.yaml"), meta);
    writeFileSync(join(folder, "en.mdx"), guideText(number));
  }
  return site;
}

const guideText = (number: number): string => `---
title: "Guide number ${number} of a growing list"
description: "How somebody took photo number ${number} at home, with the light of a window, a plain wall and the help of a friend who pressed the button."
keywords: [guide ${number}]
---

## Before the photo

Stand half a metre in front of a plain wall, number ${number} in the queue.

<DocumentFacts urlPath="us-passport" />
`;

/** Size of all scripts of a built site, and of the two that every page loads. */
function scriptBytes(site: string) {
  const names = readdirSync(join(site, "public")).filter((name) => name.endsWith(".js"));
  const bytesOf = (pattern: RegExp) =>
    names
      .filter((name) => pattern.test(name))
      .reduce((sum, name) => sum + statSync(join(site, "public", name)).size, 0);
  return { all: bytesOf(/./), app: bytesOf(/^app-/), runtime: bytesOf(/^webpack-runtime-/) };
}

function build(site: string): void {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [require.resolve("gatsby/cli.js"), "build"],
    {
      cwd: site,
      encoding: "utf8",
      maxBuffer: 1 << 28,
      env: { ...process.env, GATSBY_TELEMETRY_DISABLED: "1", GATSBY_BUILD_LANGS: "en" },
    },
  );
  if (status !== 0) throw new Error(`${stdout}\n${stderr}`);
}

/**
 * Builds a small and a large site.
 * @returns whether the scripts for visitors do not grow with the number of articles
 */
export function compareBundles(): boolean {
  const sizes = guideCounts.map((count) => {
    console.log(`Building a site with ${count} guides ...`);
    const site = siteWith(count);
    try {
      build(site);
      const bytes = scriptBytes(site);
      console.log(
        `${count} guides: ${bytes.all} bytes of scripts, app ${bytes.app}, chunk map ${bytes.runtime}`,
      );
      return bytes;
    } finally {
      rmSync(site, { recursive: true, force: true });
    }
  });
  const [small, large] = sizes as [(typeof sizes)[number], (typeof sizes)[number]];
  const grown = (["all", "app", "runtime"] as const).filter(
    (part) => large[part] > small[part] * (1 + toleratedRatio),
  );
  console.log(
    grown.length === 0 ? "The scripts do not grow with the articles" : `Grown: ${grown.join(", ")}`,
  );
  return grown.length === 0;
}
