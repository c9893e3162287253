import { describe, expect, it } from "@jest/globals";
import sharp from "sharp";
import { picturesOf, sizePicture, srcSetOf } from "../../../catalogue/articles/picture-widths";

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#c00" } }).jpeg();

async function widthsOf(width: number) {
  const { files } = sizePicture("/images/a.jpg", await picture(width, 10).toBuffer());
  return files.filter(({ format }) => format === "avif").map(({ widthPx }) => widthPx);
}

describe("the widths of a picture", () => {
  it("are those below its own and its own, up to twice the column", async () => {
    expect(await widthsOf(300)).toEqual([300]);
    expect(await widthsOf(800)).toEqual([480, 800]);
    expect(await widthsOf(1_000)).toEqual([480, 800, 1_000]);
    expect(await widthsOf(2_000)).toEqual([480, 800, 1_280]);
  });

  it("are none for a drawing", () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"/>';
    expect(sizePicture("/images/a.svg", Buffer.from(svg))).toEqual({ widthPx: 30, heightPx: 20, files: [] });
  });

  it("follow a camera that was held upright", async () => {
    const bytes = await picture(60, 40).withMetadata({ orientation: 6 }).toBuffer();
    expect(sizePicture("/images/a.jpg", bytes)).toMatchObject({ widthPx: 40, heightPx: 60 });
  });

  it("have addresses that change with the picture", async () => {
    const addresses = async (width: number) =>
      sizePicture("/images/x/a.jpg", await picture(width, 10).toBuffer()).files.map(({ address }) => address);
    const [avif, webp] = await addresses(300);
    expect(avif).toMatch(/^\/images\/widths\/a-[0-9a-f]{10}-300\.avif$/);
    expect(webp).toBe(avif?.replace("avif", "webp"));
    expect((await addresses(301))[0]?.slice(0, 27)).not.toBe(avif?.slice(0, 27));
  });
});

it("a srcset names each width", () => {
  const file = { format: "webp", address: "/a.webp", widthPx: 480 } as const;
  expect(srcSetOf([file, { ...file, address: "/b.webp", widthPx: 800 }])).toBe("/a.webp 480w, /b.webp 800w");
});

it("pictures of an article are found in its HTML", () => {
  expect(
    picturesOf('<p><picture><img src="/images/a.jpg" alt=""/></picture></p><img src="/images/b.svg"/>'),
  ).toEqual(["/images/a.jpg", "/images/b.svg"]);
});
