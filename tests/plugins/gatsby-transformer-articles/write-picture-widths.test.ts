import { existsSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import type { Node } from "gatsby";
import sharp from "sharp";
import { sizePicture } from "../../../catalogue/articles/picture-widths";
import { writePictureWidths } from "../../../plugins/gatsby-transformer-articles/write-picture-widths";
import { contentFolder } from "../../catalogue/content-folder";

const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#0a0" } })
    .png()
    .toBuffer();

/** As the compiler writes it. */
const showing = (...addresses: string[]) =>
  ({
    html: addresses
      .map((address) => `<picture><source srcSet="/images/widths/x"/><img src="${address}"/></picture>`)
      .join(""),
  }) as unknown as Node;

async function folder() {
  const bytes = { green: await drawn(1_000, 400), small: await drawn(200, 100) };
  const root = contentFolder({
    "static/images/green.png": bytes.green,
    "static/images/small.png": bytes.small,
    "static/images/cut.png": bytes.green.subarray(0, bytes.green.length / 2),
  });
  return { root, bytes, contentDir: join(root, "content"), shown: join(root, "public/images/widths") };
}

describe("the widths of the pictures of articles", () => {
  it("are the files that the HTML names, in their size", async () => {
    const { bytes, contentDir, root, shown } = await folder();
    await writePictureWidths([showing("/images/green.png")], contentDir, true);
    const { files } = sizePicture("/images/green.png", bytes.green);
    expect(readdirSync(shown)).toHaveLength(files.length);
    for (const { address, format, widthPx } of files) {
      const {
        width,
        height,
        format: found,
        compression,
      } = await sharp(join(root, "public", address)).metadata();
      expect([width, height]).toEqual([widthPx, Math.round(widthPx * 0.4)]);
      expect(found === "heif" ? compression : found).toBe(format === "avif" ? "av1" : format);
    }
  });

  it("are made once, and come back where the site was deleted", async () => {
    const { contentDir, root, shown } = await folder();
    const write = () => writePictureWidths([showing("/images/small.png")], contentDir, true);
    await write();
    const kept = join(root, "node_modules/.cache/picture-widths");
    const made = () => readdirSync(kept).map((name) => statSync(join(kept, name)).ino);
    const before = made();
    rmSync(shown, { recursive: true });
    await write();
    expect(made()).toEqual(before);
    expect(readdirSync(shown).sort()).toEqual(readdirSync(kept).sort());
  });

  it("leave when no text shows the picture any more, but not in a preview, which knows one text only", async () => {
    const { contentDir, shown } = await folder();
    await writePictureWidths([showing("/images/green.png")], contentDir, true);
    await writePictureWidths([showing("/images/small.png")], contentDir, false);
    expect(readdirSync(shown).some((name) => name.startsWith("green"))).toBe(true);
    await writePictureWidths([showing("/images/small.png")], contentDir, true);
    expect(readdirSync(shown).every((name) => name.startsWith("small"))).toBe(true);
  });

  it("of a picture that was cut off are a fault with its name; the others are made", async () => {
    const { contentDir, root, shown } = await folder();
    const write = () =>
      writePictureWidths([showing("/images/cut.png", "/images/small.png")], contentDir, true);
    await expect(write()).rejects.toThrow(/static\/images\/cut\.png: the picture cannot be read to its end/);
    expect(readdirSync(shown).some((name) => name.startsWith("small"))).toBe(true);
    // Mended, it goes on.
    writeFileSync(join(root, "static/images/cut.png"), await drawn(20, 20));
    await write();
    expect(existsSync(join(shown, readdirSync(shown).find((name) => name.startsWith("cut")) ?? "none"))).toBe(
      true,
    );
  });
});
