import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import { mobileQuery } from "../../../src/browser/use-is-mobile";
import { mobileBelowWidthPx } from "../../../src/constants";

/** Class names become exported constants, so these break the bundle (ECMAScript, reserved words). */
const reserved =
  /^(?:await|break|case|catch|class|const|continue|debugger|default|delete|do|else|enum|export|extends|false|finally|for|function|if|implements|import|in|instanceof|interface|let|new|null|package|private|protected|public|return|static|super|switch|this|throw|true|try|typeof|var|void|while|with|yield)$/;
/** Physical sides; `left` and `right` of a picture live in SVG, not in CSS. */
const physical =
  /(?:^|[\s;{])(?:(?:margin|padding|border)-(?:left|right|top|bottom)|(?:left|right|top|bottom)|(?:min-|max-)?(?:width|height))\s*:/m;

const modules = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".module.css"))
  .map((file) => join("src", file));
const withoutQueries = (css: string) =>
  css.replace(/\/\*[\s\S]*?\*\//g, "").replace(/@(?:media|container)[^{]+\{/g, "{");

/** A style sheet cannot read a constant: each width by hand is compared with the one that the code has. */
describe("widths of a phone", () => {
  const sheets = readdirSync("src", { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".css"),
  );
  const widths = sheets.flatMap((file) =>
    [...readFileSync(join("src", file), "utf8").matchAll(/\((min|max)-width:\s*([\d.]+)px\)/g)].map(
      ([, end, px]) => ({ file, end, px: Number(px) }),
    ),
  );
  const nearMobile = widths.filter(({ px }) => Math.abs(px - mobileBelowWidthPx) < 50);

  it("is 600 px in every style sheet, as for useIsMobile", () => {
    expect(nearMobile.length).toBeGreaterThan(8);
    expect(mobileQuery).toBe(`(max-width: ${mobileBelowWidthPx - 0.02}px)`);
    const expected = { min: mobileBelowWidthPx, max: mobileBelowWidthPx - 0.02 };
    expect(nearMobile.filter(({ end, px }) => expected[end as "min" | "max"] !== px)).toEqual([]);
  });
});

describe("CSS modules", () => {
  it("are found", () => expect(modules.length).toBeGreaterThan(20));

  it.each(modules)("%s names no class like a reserved word", (file) => {
    const names = [...readFileSync(file, "utf8").matchAll(/\.([a-zA-Z_][\w-]*)/g)].map((match) => match[1]!);
    expect(names.filter((name) => reserved.test(name))).toEqual([]);
  });

  it.each(modules)("%s uses logical properties only", (file) => {
    expect(withoutQueries(readFileSync(file, "utf8"))).not.toMatch(physical);
  });

  it.each(modules)("%s has every class that its component asks for", (file) => {
    const css = readFileSync(file, "utf8");
    const users = readdirSync(dirname(file))
      .filter((name) => name.endsWith(".tsx"))
      .map((name) => readFileSync(join(dirname(file), name), "utf8"))
      .filter((source) => source.includes(`"./${basename(file)}"`));
    const asked = users.flatMap((source) => {
      const name = source.match(`import \\* as (\\w+) from "./${basename(file)}"`)?.[1] ?? "styles";
      return [...source.matchAll(new RegExp(`(?<![\\w-])${name}\\.(\\w+)`, "g"))].map((match) => match[1]!);
    });
    expect(users.length).toBeGreaterThan(0);
    expect(asked.filter((name) => !new RegExp(`\\.${name}(?![\\w-])`).test(css))).toEqual([]);
  });
});
