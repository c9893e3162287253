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

const forms = { nginx, pages };
if (forms[form]) forms[form]();
else {
  console.error("usage: node deploy/redirects.mjs nginx|pages [public]");
  process.exitCode = 2;
}
