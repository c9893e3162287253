import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "@jest/globals";
import sharp from "sharp";
import type { TreeNode } from "../../../../catalogue/articles/tree/article-tree";
import { checkFinishedTree } from "../../../../catalogue/articles/tree/check-finished-tree";
import { afterThisTest } from "../../../for-this-test";

let staticDir: string;
beforeEach(() => {
  staticDir = mkdtempSync(join(tmpdir(), "static-"));
  afterThisTest(() => rmSync(staticDir, { recursive: true }));
});

const element = (tagName: string, properties: Record<string, string>, line = 7) =>
  ({
    type: "element",
    tagName,
    properties,
    children: [],
    position: { start: { line, column: 1 }, end: { line, column: 9 } },
  }) as unknown as TreeNode;
const faultsOf = (...children: TreeNode[]) =>
  checkFinishedTree({ type: "root", children } as unknown as TreeNode, staticDir);

describe("an anchor", () => {
  const headings = [element("h2", { id: "size" }), element("h2", { id: "größe" })];
  it.each([
    ["#size", undefined],
    ["#gr%C3%B6%C3%9Fe", undefined],
    ["/other#nowhere", undefined],
    ["https://example.org", undefined],
    ["#sise", "no heading of this text has the anchor #sise."],
  ])("%s: %s", (href, problem) => {
    const faults = faultsOf(...headings, element("a", { href }, 12));
    expect(faults.map((fault) => fault.problem)).toEqual(problem ? [problem] : []);
    if (problem) expect(faults[0]).toMatchObject({ line: 12, fix: expect.stringContaining("size") });
  });
});

describe("a picture", () => {
  const png = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: "white" } })
      .png()
      .toBuffer();
  const told = (src: string) =>
    faultsOf(element("img", { src })).map(({ problem, fix }) => `${problem} ${fix}`);

  it.each([
    [2400, 10, []],
    [10, 2400, []],
    [2401, 10, ["/a.png has 2401x10 pixels. Make it smaller: at most 2400 pixels a side."]],
    [10, 2401, ["/a.png has 10x2401 pixels. Make it smaller: at most 2400 pixels a side."]],
  ])("of %d x %d px", async (width, height, faults) => {
    writeFileSync(join(staticDir, "a.png"), await png(width, height));
    expect(told("/a.png")).toEqual(faults);
  });

  it.each([
    [400_000, false],
    [400_500, true],
  ])("of %d bytes", async (bytes, isTooHeavy) => {
    const start = await png(10, 10);
    writeFileSync(join(staticDir, "a.png"), Buffer.concat([start, Buffer.alloc(bytes - start.length)]));
    expect(told("/a.png")).toEqual(
      isTooHeavy ? ["/a.png has 401 kB. Save it with at most 400 kB, best as WebP."] : [],
    );
  });

  it("that is not there, or is none, is told with its line", () => {
    expect(told("/b.png")).toEqual(["there is no picture /b.png. Put it into static/images."]);
    writeFileSync(join(staticDir, "c.png"), "no picture at all");
    expect(told("/c.png")).toEqual(["/c.png is no picture. Save it again as WebP, AVIF, JPEG, PNG or SVG."]);
    expect(faultsOf(element("img", { src: "/b.png" }, 31))[0]!.line).toBe(31);
  });
});
