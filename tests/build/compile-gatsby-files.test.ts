import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "@jest/globals";
import { afterThisTest } from "../for-this-test";

const root = join(__dirname, "../..");

it("compiles the files of site and plugins to where Gatsby looks for them, and leaves no old ones", () => {
  const site = mkdtempSync(join(tmpdir(), "gatsby-files-"));
  afterThisTest(() => rmSync(site, { recursive: true }));
  for (const name of ["gatsby-config.ts", "gatsby-node.ts", "plugins"])
    cpSync(join(root, name), join(site, name), { recursive: true });
  symlinkSync(join(root, "node_modules"), join(site, "node_modules"));
  mkdirSync(join(site, ".cache/compiled"), { recursive: true });
  writeFileSync(join(site, ".cache/compiled/old.js"), "");
  // A process of its own, as Gatsby's: the file changes a module of Gatsby's.
  const compile = `
    const { compileGatsbyFiles, getResolvedFieldsForPlugin } = require("gatsby/dist/utils/parcel/compile-gatsby-files");
    compileGatsbyFiles(${JSON.stringify(site)}).then(() => {
      const { resolvedCompiledGatsbyNode } = getResolvedFieldsForPlugin(${JSON.stringify(site)}, "gatsby-source-v5");
      console.log(JSON.stringify(Object.keys(require(resolvedCompiledGatsbyNode))));
    });`;
  const preload = join(root, "build/compile-gatsby-files.cjs");
  const hooks = execFileSync(process.execPath, ["--require", preload, "--eval", compile], {
    cwd: root,
    encoding: "utf8",
  });
  expect(JSON.parse(hooks)).toEqual(["createSchemaCustomization", "pluginOptionsSchema", "sourceNodes"]);
  const compiled = readdirSync(join(site, ".cache/compiled"), { recursive: true, encoding: "utf8" });
  expect(compiled.filter((name) => name.endsWith(".js")).sort()).toEqual([
    "gatsby-config.js",
    "gatsby-node.js",
    "plugins/gatsby-source-v5/gatsby-node.js",
    "plugins/gatsby-transformer-articles/gatsby-node.js",
  ]);
});
