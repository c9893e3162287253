import { unzipSync } from "fflate";
import sharp from "sharp";
import { homeWithTemplate } from "../../src/paths";
import { drawSignaturePhoto } from "../fixtures/signatures";
import { portraitBytes } from "./portraits";
import { expect, test } from "./test";
import { Visitor, wordsOf } from "./visitor";

/** More than any form of a call without a picture, less than the smallest picture of a signature. */
const smallBytes = 2000;

test("a form's signature is made on the device, of a photo of paper and of a drawing, and comes with the photo", {
  tag: ["@portrait", "@phone"],
}, async ({ page }) => {
  const words = await wordsOf("en");
  const { signature } = words.result;
  const visitor = new Visitor(page, words);
  await page.goto(homeWithTemplate("in-oci"));
  await visitor.givePhoto(await portraitBytes());
  await visitor.start();
  await expect(visitor.heading).toHaveText(words.result.title);
  const panel = page.getByRole("region", { name: signature.title });

  const sent: string[] = [];
  page.on("request", (request) => {
    if ((request.postDataBuffer()?.length ?? 0) > smallBytes) sent.push(request.url());
  });
  const give = async (buffer: Uint8Array) =>
    panel
      .locator('input[type="file"]')
      .setInputFiles({ name: "signed.jpg", mimeType: "image/jpeg", buffer: Buffer.from(buffer) });
  await give(await drawSignaturePhoto({ ink: null }));
  await expect(panel.getByRole("alert")).toHaveText(words.errors.signature.noSignature);
  await give(await drawSignaturePhoto({ ruledPx: 90, hasShadow: true, ink: "#2a4fc4" }));
  const made = panel.getByRole("img", { name: signature.alt });
  await expect(made).toBeVisible();
  const jpeg = await visitor.download(signature.jpeg);
  expect(await sharp(jpeg.bytes).metadata()).toMatchObject({ format: "jpeg", width: 600, height: 200 });
  expect(jpeg.bytes.length).toBeLessThanOrEqual(200_000);

  await page.reload();
  await expect(made).toBeVisible();

  await panel.getByRole("button", { name: signature.draw }).click();
  const pad = panel.getByRole("img", { name: signature.area });
  await pad.scrollIntoViewIfNeeded();
  const box = (await pad.boundingBox())!;
  const at = (x: number, y: number) => [box.x + x * box.width, box.y + y * box.height] as const;
  for (const line of [
    [at(0.1, 0.6), at(0.2, 0.2), at(0.3, 0.8), at(0.4, 0.3), at(0.55, 0.7)],
    [at(0.6, 0.3), at(0.7, 0.8), at(0.9, 0.4)],
  ]) {
    await page.mouse.move(...line[0]!);
    await page.mouse.down();
    for (const point of line.slice(1)) await page.mouse.move(...point, { steps: 8 });
    await page.mouse.up();
  }
  await panel.getByRole("button", { name: signature.done }).click();
  await expect(made).toBeVisible();
  const drawn = await visitor.download(signature.png);
  expect(await sharp(drawn.bytes).metadata()).toMatchObject({ format: "png", width: 600, hasAlpha: true });
  expect(drawn.bytes.equals(jpeg.bytes)).toBe(false);

  const zip = await visitor.download(words.result.action.downloadAll);
  const inZip = Object.keys(unzipSync(new Uint8Array(zip.bytes)));
  expect(inZip).toContain("in-oci-signature-600x200px.jpg");
  expect(inZip).toHaveLength(3);
  expect(sent).toEqual([]);
});
