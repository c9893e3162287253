import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { bombPng } from "../../fixtures/bad-images";

const root = join(__dirname, "../../..");
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "command-line-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** `npm run photo` with these arguments. */
function run(...args: string[]) {
  return spawnSync(process.execPath, ["--import", "tsx", "scripts/photo.ts", ...args], {
    cwd: root,
    encoding: "utf8",
  });
}

describe("npm run photo", () => {
  it("says in one line that a folder holds no picture, and what to do", () => {
    const { status, stderr } = run(folder, "--template", "us-visa");
    expect(status).toBe(2);
    expect(stderr).toMatch(/^\S+ holds no picture \(.*\)\. Name a picture or another folder\.\n$/);
  });

  it("says in plain words why a picture is not taken, and goes on with the next", () => {
    writeFileSync(join(folder, "bomb.png"), bombPng());
    writeFileSync(join(folder, "bomb.jpg"), "no picture");
    const { status, stdout } = run(folder, "--template", "us-visa", "--out", join(folder, "out"));
    expect(status).toBe(1);
    expect(stdout).toContain("The picture has more than 50 megapixels: save a smaller copy.\n");
    expect(stdout).toContain("0 of 2 photos accepted");
    expect(readdirSync(join(folder, "out"))).toEqual(["bomb", "bomb-2"]);
  });

  it("lists the documents that have every word", () => {
    const { status, stdout } = run("--list", "india", "pass");
    expect(status).toBe(0);
    expect(stdout).toMatch(/^in-passport +India: /m);
    expect(stdout).not.toContain("us-passport");
  });
});
