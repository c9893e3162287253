import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** `public/_redirects` for servers that do not read it: `node deploy/redirects.mjs nginx|pages [public]`. */
const [, , form, publicDir = "public"] = process.argv;

const readMoved = () =>
  readFileSync(join(publicDir, "_redirects"), "utf8")
    .split("\n")
    .map((line) => line.split(" "))
    .filter(([from, to]) => from && to);

/** Directives for a `server` block. */
function nginx() {
  for (const [from, to] of readMoved())
    console.log(
      from.endsWith("/*")
        ? `rewrite ^${from.slice(0, -1)}(.*)$ ${to.replace(":splat", "$1")} permanent;`
        : `location = ${from} { return 301 ${to}$is_args$args; }`,
    );
}

/** A page at each old address that leads to the new one. Addresses with a `*` cannot have one. */
function pages() {
  for (const [from, to] of readMoved()) {
    const file = join(publicDir, from, "index.html");
    if (from.endsWith("/*") || existsSync(file)) continue;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(
      file,
      `<!doctype html><meta charset="utf-8"><title>${to}</title><link rel="canonical" href="${to}">` +
        `<meta name="robots" content="noindex"><meta http-equiv="refresh" content="0; url=${to}"><a href="${to}">${to}</a>\n`,
    );
  }
}

const usage = `usage: node deploy/redirects.mjs nginx|pages [public]
  nginx  prints directives for a server block
  pages  writes a page at each old address, for hosts that only hand out files`;

if (form === "--help") console.log(usage);
else if (form !== "nginx" && form !== "pages") fail(usage);
else if (!existsSync(join(publicDir, "_redirects")))
  fail(`${publicDir} is not a built site: it has no _redirects.`);
else (form === "nginx" ? nginx : pages)();

function fail(words) {
  console.error(words);
  process.exitCode = 2;
}
