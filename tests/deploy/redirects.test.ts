import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "@jest/globals";

const folder = mkdtempSync(join(tmpdir(), "photo-redirects-"));
writeFileSync(
  join(folder, "_redirects"),
  "/guide/old /guide/new 301\n/guide/kept /guide/other 301\n/fr/* /fr-fr/:splat 301\n",
);
mkdirSync(join(folder, "guide/kept"), { recursive: true });
writeFileSync(join(folder, "guide/kept/index.html"), "a page");
afterAll(() => rmSync(folder, { recursive: true }));

const run = (...args: string[]) =>
  spawnSync(process.execPath, [join(__dirname, "../../deploy/redirects.mjs"), ...args], { encoding: "utf8" });

test("_redirects as directives of nginx", () => {
  expect(run("nginx", folder).stdout).toBe(
    "location = /guide/old { return 301 /guide/new$is_args$args; }\n" +
      "location = /guide/kept { return 301 /guide/other$is_args$args; }\n" +
      "rewrite ^/fr/(.*)$ /fr-fr/$1 permanent;\n",
  );
});

test("_redirects as pages, which never replace one that is there", () => {
  expect(run("pages", folder).status).toBe(0);
  const page = readFileSync(join(folder, "guide/old/index.html"), "utf8");
  expect(page).toContain('<meta http-equiv="refresh" content="0; url=/guide/new">');
  expect(page).toContain('<link rel="canonical" href="/guide/new">');
  expect(readFileSync(join(folder, "guide/kept/index.html"), "utf8")).toBe("a page");
});

test("--help shows the usage", () => {
  expect(run("--help")).toMatchObject({
    status: 0,
    stderr: "",
    stdout: expect.stringMatching(/^usage: .*nginx/),
  });
});

test.each([
  [["apache"], /^usage: node deploy\/redirects\.mjs nginx\|pages \[public\]\n/],
  [["constructor"], /^usage: /],
  [["nginx", "no-such-folder"], /^no-such-folder is not a built site: it has no _redirects\.\n$/],
])("%j is refused with exit code 2", (args, words) => {
  expect(run(...args)).toMatchObject({ status: 2, stdout: "", stderr: expect.stringMatching(words) });
});
