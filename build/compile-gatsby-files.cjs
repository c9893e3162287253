/**
 * Has Gatsby compile the `gatsby-*.ts` files with esbuild. By itself it would use Parcel, which looks through the 200,000 files of
 * node_modules to compile four small ones.
 */
const { existsSync, readdirSync, rmSync } = require("node:fs");
const { join } = require("node:path");
const { build } = require("esbuild");
const gatsby = require("gatsby/dist/utils/parcel/compile-gatsby-files");

const names = ["gatsby-config.ts", "gatsby-node.ts"];

/** @param {string} root of the site */
gatsby.compileGatsbyFiles = async (root) => {
  const outdir = join(root, gatsby.COMPILED_CACHE_DIR);
  rmSync(outdir, { recursive: true, force: true });
  const plugins = join(root, "plugins");
  const folders = [
    "",
    ...(existsSync(plugins) ? readdirSync(plugins).map((name) => join("plugins", name)) : []),
  ];
  await build({
    absWorkingDir: root,
    entryPoints: folders
      .flatMap((folder) => names.map((name) => join(folder, name)))
      .filter((file) => existsSync(join(root, file))),
    outbase: root,
    outdir,
    bundle: true,
    packages: "external",
    platform: "node",
    format: "cjs",
  });
};
