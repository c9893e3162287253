import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
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

/** `npm run photo` on one picture. */
function runOn(picture: string) {
  const args = ["scripts/photo.ts", picture, "--template", "us-visa", "--out", join(folder, "out")];
  return spawnSync(process.execPath, ["--import", "tsx", ...args], { cwd: root, encoding: "utf8" });
}

describe("npm run photo", () => {
  it("says in one line that a folder is no picture, and what to do", () => {
    const { status, stderr } = runOn(folder);
    expect(status).toBe(2);
    expect(stderr).toBe(`${folder} is a folder. Name one picture in it.\n`);
  });

  it("says in one line that a file does not exist", () => {
    const file = join(folder, "none.jpg");
    const { status, stderr } = runOn(file);
    expect(status).toBe(2);
    expect(stderr).toBe(`${file} does not exist. Name a picture that does.\n`);
  });

  it("says in plain words why a picture is not taken", () => {
    const bomb = join(folder, "bomb.png");
    writeFileSync(bomb, bombPng());
    const { status, stdout } = runOn(bomb);
    expect(status).toBe(1);
    expect(stdout).toContain("The picture has more than 50 megapixels: save a smaller copy.\n");
  });
});
