import { readFileSync, writeFileSync } from "node:fs";

/** What only the site, its build or its tests import. tests/deploy holds this list to the code. */
export const siteOnly = [
  "@reduxjs/toolkit",
  "@swc/core",
  "axios",
  "fflate",
  "gatsby",
  "gatsby-plugin-react-i18next",
  "gatsby-source-filesystem",
  "i18next",
  "idb-keyval",
  "lean-qr",
  "react-i18next",
  "react-redux",
  "swc-loader",
  "workbox-core",
  "workbox-expiration",
  "workbox-routing",
  "workbox-strategies",
];

/** Leaves what the API needs in package.json and its lock file, inside an image. */
if (process.argv[1]?.endsWith("api-packages.mjs")) {
  if (process.argv.length > 2) {
    console.error("usage: node deploy/api-packages.mjs, which changes package.json and package-lock.json");
    process.exit(2);
  }
  const edit = (file, change) => {
    const json = JSON.parse(readFileSync(file, "utf8"));
    change(json);
    writeFileSync(file, `${JSON.stringify(json, null, 2)}\n`);
  };
  const prune = (fields) => {
    delete fields.devDependencies;
    for (const name of siteOnly) delete fields.dependencies[name];
  };
  edit("package.json", (json) => {
    prune(json);
    delete json.scripts;
  });
  edit("package-lock.json", (json) => prune(json.packages[""]));
}
