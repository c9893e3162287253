import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";

/** A Gatsby site without plugins whose pages show a heading and a sentence. */
const files = (pages: number): Record<string, string> => ({
  // Without gatsby among the dependencies its command line takes this for no site.
  "package.json": '{ "name": "bare-site", "version": "1.0.0", "dependencies": { "gatsby": "*" } }\n',
  "gatsby-config.js": "module.exports = {};\n",
  "gatsby-node.js": `
exports.createPages = ({ actions }) => {
  for (let number = 1; number < ${pages}; number++)
    actions.createPage({
      path: "/page/" + number,
      component: require.resolve("./src/templates/page.js"),
      context: { number },
    });
};
`,
  "src/pages/index.js": `
import * as React from "react";
export default function Home() {
  return <h1>Home</h1>;
}
`,
  "src/templates/page.js": `
import * as React from "react";
export default function Page({ pageContext }) {
  return <main><h1>Page {pageContext.number}</h1><p>One sentence.</p></main>;
}
`,
});

/** Writes the site into a temporary folder; returns the folder. */
export function writeBareSite(pages: number): string {
  const site = mkdtempSync(join(tmpdir(), "bare-site-"));
  for (const [name, text] of Object.entries(files(pages))) {
    mkdirSync(dirname(join(site, name)), { recursive: true });
    writeFileSync(join(site, name), text.trimStart());
  }
  symlinkSync(resolve("node_modules"), join(site, "node_modules"));
  return site;
}
