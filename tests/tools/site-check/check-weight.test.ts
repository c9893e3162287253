import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test } from "@jest/globals";
import { checkWeight } from "../../../tools/site-check/check-weight";

/** A built site of one page, English and German, which loads 3,000 bytes of scripts, packed; the German one loads a part later. */
function builtSite(): string {
  const folder = mkdtempSync(join(tmpdir(), "built-"));
  const write = (name: string, content: string | Buffer) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  };
  const scripts = {
    guide: '<script src="/app-1.js" async></script>',
    "de/guide": '<script id="deferred-scripts" type="application/json">["/app-1.js"]</script>',
  };
  for (const [path, script] of Object.entries(scripts)) {
    write(`${path}/index.html`, `<html>${script}</html>`);
    write(`page-data/${path}/page-data.json`, JSON.stringify({ componentChunkName: "component---guide" }));
  }
  write("page-data/app-data.json", "{}");
  write(
    "webpack.stats.json",
    JSON.stringify({ assetsByChunkName: { "component---guide": ["guide-1.js", "a.css"] } }),
  );
  write("app-1.js", Buffer.alloc(9_000));
  write("app-1.js.br", Buffer.alloc(2_000));
  write("guide-1.js", Buffer.alloc(1_000));
  return folder;
}

const enough = { path: "/guide", htmlKb: 1, scriptsKb: 3, dataKb: 1, requests: 5 };

test("a page is weighed as it is sent: the scripts it names and those of its component, packed where they are", () => {
  const { lines, faults } = checkWeight(builtSite(), [enough]);
  expect(lines[1]!.split(/\s{2,}/)).toEqual(["/guide", "0.1 kB", "3.0 kB", "0.0 kB", "5"]);
  expect(faults).toEqual([]);
});

test.each([
  ["scripts", { scriptsKb: 2.9 }, "scripts: 3.0 kB of 2.9 kB. /app-1.js 2.0 kB, /guide-1.js 1.0 kB"],
  ["HTML", { htmlKb: 0.05 }, "HTML: 0.1 kB of 0.05 kB."],
  ["requests", { requests: 4 }, "5 requests of 4. /app-1.js 2.0 kB, /guide-1.js 1.0 kB"],
])("what is over its budget is told with its files: %s", (_, tighter, told) => {
  const { faults } = checkWeight(builtSite(), [{ ...enough, ...tighter }]);
  expect(faults.map(({ path }) => path)).toEqual(["/guide", "/de/guide"]);
  for (const { what } of faults) expect(what).toContain(told);
});
