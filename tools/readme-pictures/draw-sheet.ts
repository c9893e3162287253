import sharp from "sharp";
import { loadContent } from "../../catalogue/content";
import { makePhoto } from "../../photo/make-photo";
import { loadModelRunner } from "../../photo/node/model-runner";
import { makePhotoPorts } from "../../photo/node/photo-ports";

const widthPx = 900;

/** The printed sheet of a German passport photo, made by the engine. */
export async function drawSheet(photo: Uint8Array, path: string): Promise<void> {
  const content = await loadContent();
  const rule = content.photoRule("de-passport")!;
  const { name, countryName, sizeLabel } = content.templateDetail("en", "de-passport")!.data;
  const outcome = await makePhoto(
    {
      image: photo,
      rule,
      background: "auto",
      paper: "10x15cm",
      sheetLabel: `${countryName}, ${name}, ${sizeLabel}`,
      printAtFullSizeLabel: content.documentTexts("en").printAtFullSize,
    },
    makePhotoPorts(await loadModelRunner()),
  );
  if (!outcome.accepted) throw new Error("The photo of the drawn person is not accepted.");
  await sharp(outcome.printout.bytes).resize(widthPx).webp({ quality: 85 }).toFile(path);
}
