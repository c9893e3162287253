import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { runGatsby } from "../../build/run-gatsby";
import { buildSite, removeBuild } from "../../build/site-build";
import { writeBareSite } from "../../tools/build-bench/bare-site";
import { type MeasuredBuild, phaseTable } from "../../tools/build-bench/phase-table";
import { countNumber, npmCommand, runCommand } from "../../tools/command-line";

const countPages = (folder: string): number =>
  readdirSync(join(folder, "public/page-data"), { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith("page-data.json"),
  ).length;

/** @throws Error when the build fails */
async function measure(
  name: string,
  folder: string,
  build: () => Promise<{ exitCode: number; phases: MeasuredBuild["phases"] }>,
): Promise<MeasuredBuild> {
  const startedMs = Date.now();
  const { exitCode, phases } = await build();
  if (exitCode !== 0) throw new Error(`${name} could not be built.`);
  return { name, phases, seconds: (Date.now() - startedMs) / 1000, pages: countPages(folder) };
}

async function bench({ pages }: { pages: number }): Promise<void> {
  const folder = writeBareSite(pages);
  try {
    const bare = await measure("bare site", folder, () =>
      runGatsby({ title: "Building a bare site", folder }),
    );
    removeBuild();
    const site = await measure("this site", ".", () => buildSite());
    console.log(`\n${bare.pages} pages of a bare site, ${site.pages} pages of this site\n`);
    console.log(phaseTable(bare, site));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

void runCommand(
  npmCommand(
    "run bench:build --",
    "Builds a bare Gatsby site and this one, both from nothing, and prints the seconds of each phase side by side.",
    "GATSBY_BUILD_LANGS=en npm run bench:build -- --pages 589",
  )
    .option("--pages <n>", "pages of the bare site", countNumber, 1000)
    .action(bench),
);
