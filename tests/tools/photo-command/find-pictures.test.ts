import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { findPictures } from "../../../tools/photo-command/find-pictures";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "find-pictures-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe("findPictures", () => {
  it("finds pictures of a folder as cameras and Windows name them, and nothing else", async () => {
    const pictures = ["camera.HIF", "phone.heic", "portrait.JPG", "saved-by-windows.jfif"];
    for (const name of [...pictures, "notes.txt"]) writeFileSync(join(folder, name), "");
    const found = await findPictures([folder]);
    expect(found.map(({ file }) => basename(file))).toEqual(pictures);
  });
});
