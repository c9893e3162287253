import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { format } from "node:util";
import { afterAll, beforeAll, describe, expect, it, jest } from "@jest/globals";
import { type Content, loadContent } from "../../../catalogue/content";
import type { Check } from "../../../photo/core/types";
import { makePhotoPool } from "../../../photo/node/photo-pool";
import type { PhotoPool } from "../../../photo/node/photo-pool-types";
import { runPhotoCommand } from "../../../tools/photo-command/run-photo-command";
import { bombPng } from "../../fixtures/bad-images";
import { oddJpegs } from "../../fixtures/odd-jpegs";
import { jpegTrailers } from "../../fixtures/phone-files";
import { drawPortrait } from "../../fixtures/portraits/draw-portrait";
import { drawSignaturePhoto } from "../../fixtures/signatures";

const root = join(__dirname, "../../..");
let folder: string;
let content: Content;
let pool: PhotoPool;
beforeAll(async () => {
  content = await loadContent();
  pool = makePhotoPool({ workers: 1, maxQueue: 0 });
  folder = mkdtempSync(join(tmpdir(), "command-line-"));
});
afterAll(async () => {
  await pool.close();
  rmSync(folder, { recursive: true });
});

/** `npm run photo` with these arguments. */
const runProgram = (...args: string[]) =>
  spawnSync(process.execPath, ["--import", "tsx", "scripts/photo.ts", ...args], {
    cwd: root,
    encoding: "utf8",
  });

/** The same in this process, with one engine for all tests. */
async function run(...args: string[]): Promise<{ status: number; stdout: string; stderr: string }> {
  const output = { log: "", error: "" };
  for (const name of ["log", "error"] as const)
    jest.spyOn(console, name).mockImplementation((...words) => {
      output[name] += `${format(...words)}\n`;
    });
  const status = await runPhotoCommand(args, {
    loadContent: async () => content,
    openPool: () => ({ ...pool, close: async () => {} }),
  });
  return { status, stdout: output.log, stderr: output.error };
}

describe("npm run photo", () => {
  it("says that no document matches, with exit code 1, and that --out is a file, with exit code 2", async () => {
    const nothing = runProgram("--list", "zzzz");
    expect([nothing.status, nothing.stdout]).toEqual([1, ""]);
    expect(nothing.stderr).toBe('No document matches "zzzz". --list without words shows all.\n');
    const own = join(folder, "taken");
    mkdirSync(own);
    const picture = join(own, "none.jpg");
    writeFileSync(picture, "no picture");
    const taken = await run(picture, "--template", "us-visa", "--out", picture);
    expect([taken.status, taken.stderr]).toEqual([2, `--out ${picture} is a file. Name a folder.\n`]);
  });

  it("says the grade of a photo that it has made", async () => {
    const own = join(folder, "graded");
    mkdirSync(own);
    const portrait = join(own, "portrait.jpg");
    writeFileSync(portrait, await drawPortrait().jpeg());
    const { stdout } = runProgram(portrait, "--template", "us-visa", "--out", own);
    expect(stdout.trimEnd().split("\n").at(-1)).toMatch(
      /^(Ready\.|Look at|It is yours|The authority is likely)/,
    );
  });

  it("says of a document that only lists know that its size is not confirmed", async () => {
    const own = join(folder, "doubted");
    mkdirSync(own);
    const portrait = join(own, "portrait.jpg");
    writeFileSync(portrait, await drawPortrait().jpeg());
    const { stderr } = await run("check", portrait, "--template", "bw-passport");
    expect(stderr).toContain("bw-passport: We found this size only in third-party lists");
  });

  it("says in one line that a folder holds no picture, and what to do", async () => {
    const { status, stderr } = await run(folder, "--template", "us-visa");
    expect(status).toBe(2);
    expect(stderr).toMatch(/^\S+ holds no picture \(.*\)\. Name a picture or another folder\.\n$/);
  });

  it("says in plain words why a picture is not taken, and goes on with the next", async () => {
    writeFileSync(join(folder, "bomb.png"), bombPng());
    writeFileSync(join(folder, "bomb.jpg"), "no picture");
    const { status, stdout } = await run(folder, "--template", "us-visa", "--out", join(folder, "out"));
    expect(status).toBe(1);
    expect(stdout).toContain(
      "The picture has more than 52 megapixels, or an edge of more than 16384 pixels: save a smaller copy.\n",
    );
    expect(stdout).toContain("0 of 2 pictures accepted");
    expect(readdirSync(join(folder, "out"))).toEqual(["bomb", "bomb-2"]);
  });

  it("accepts pictures with trailers, and files that end in .hif", async () => {
    const phones = join(folder, "phones");
    mkdirSync(phones);
    const jpeg = await drawPortrait().jpeg();
    writeFileSync(join(phones, "a.jpg"), await jpegTrailers["Pixel, Ultra HDR with motion"]!(jpeg));
    writeFileSync(join(phones, "b.jpg"), await jpegTrailers.Vivo!(jpeg));
    writeFileSync(
      join(phones, "c.jpg"),
      oddJpegs["scan parameters 0 0 0 of Samsung's selfie cameras"]!(jpeg),
    );
    writeFileSync(join(phones, "d.hif"), "no picture");
    const { stdout, stderr } = await run(
      phones,
      "--template",
      "us-visa",
      "--out",
      join(folder, "out"),
      "--json",
    );
    const verdicts = stdout
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line).checks.find((check: Check) => check.rule === "image-type").verdict);
    expect(verdicts).toEqual(["pass", "pass", "pass", "fail"]);
    // Progress and summary, apart from the JSON.
    expect(stderr).toMatch(/== \S+a\.jpg\n.*== \S+d\.hif\n.*\n\d of 4 pictures accepted\n$/s);
  });

  it("checks a folder of finished photos, one line of JSON each, and writes nothing", async () => {
    const finished = join(folder, "finished");
    mkdirSync(finished);
    const photo = drawPortrait({ widthPx: 630, heightPx: 810, headHeightPx: 590, background: "#f8f8f8" });
    writeFileSync(join(finished, "a.jpg"), await photo.jpeg());
    writeFileSync(join(finished, "b.jpg"), "no picture");
    const { status, stdout } = await run("check", finished, "--template", "de-passport", "--json");
    const [a, b] = stdout
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(status).toBe(1);
    expect(a).toMatchObject({
      urlPath: "de-passport",
      file: join(finished, "a.jpg"),
      accepted: true,
      given: { format: "jpeg", widthPx: 630, heightPx: 810 },
    });
    expect(a.result.headHeightMm).toBeCloseTo(34.5, 0);
    expect(b).toMatchObject({ accepted: false, grade: null, given: null });
    expect(readdirSync(finished)).toEqual(["a.jpg", "b.jpg"]);
  });

  it("makes a sheet for two documents and tells what was found for each", async () => {
    const portrait = drawPortrait({
      widthPx: 1400,
      heightPx: 1800,
      headHeightPx: 800,
      background: "#f8f8f8",
    });
    writeFileSync(join(folder, "one.jpg"), await portrait.jpeg());
    const out = join(folder, "mixed");
    const line = ["one.jpg", "--template", "de-passport", "--also", "br-passport", "--also-copies", "1"];
    const { stdout } = await run(
      join(folder, line[0]!),
      ...line.slice(1),
      "--paper",
      "a4",
      "--out",
      out,
      "--json",
    );
    const report = JSON.parse(stdout);
    expect(report.printout.otherDocument).toMatchObject({ urlPath: "br-passport", copies: 1 });
    expect(readdirSync(out)).toContain("de-passport-br-passport-sheet-a4.pdf");
  });

  it("makes signatures in the document's pixels and kilobytes, or says why there is none", async () => {
    const own = join(folder, "signatures");
    mkdirSync(own);
    writeFileSync(join(own, "a.jpg"), await drawSignaturePhoto({ widthPx: 900, heightPx: 675, ruledPx: 60 }));
    writeFileSync(join(own, "b.jpg"), await drawSignaturePhoto({ widthPx: 900, heightPx: 675, ink: null }));
    const out = join(folder, "signed");
    const { status, stdout } = await run("signature", own, "--template", "in-ibps", "--out", out);
    expect(status).toBe(1);
    expect(stdout).toMatch(/in-ibps-signature\.jpg {2}140 x 60 px {2}10\.2 kB/);
    expect(stdout).toContain("There is no signature on paper in the picture.");
    expect(readdirSync(join(out, "a"))).toEqual(["in-ibps-signature.jpg", "in-ibps-signature.png"]);
    const none = await run("signature", join(own, "a.jpg"), "--template", "us-visa");
    expect([none.status, none.stderr]).toEqual([
      2,
      expect.stringMatching(/^We know of no signature for us-visa/),
    ]);
  });

  it("lists the documents that have every word", async () => {
    const { status, stdout } = await run("--list", "india", "pass");
    expect(status).toBe(0);
    expect(stdout).toMatch(/^in-passport +India: /m);
    expect(stdout).not.toContain("us-passport");
  });
});
