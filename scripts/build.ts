import { buildSite, isSiteBuilt } from "../build/site-build";

/** Builds the site; with --if-changed only when its sources are not those of the built one. */
async function build(): Promise<void> {
  if (!process.argv.includes("--if-changed") || !isSiteBuilt()) process.exitCode = await buildSite();
}

void build();
