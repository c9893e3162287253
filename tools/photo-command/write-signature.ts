import { writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { refusalWords } from "../../photo/core/file/image-refused";
import type { Result } from "../../photo/core/result";
import type { SignatureFiles, SignatureRefusal } from "../../photo/core/signature/signature-file";
import type { EncodedImage } from "../../photo/core/types";
import { makeFolder } from "./write-results";

const words: Record<SignatureRefusal, string> = {
  ...refusalWords,
  "no-signature": "There is no signature on paper in the picture.",
  "too-faint": "The ink is too faint: sign with a darker pen.",
  "too-small": "The signature is too small in the picture: take it from nearer.",
  "not-alone": "There is more than a signature in the picture: show nothing else.",
};

interface Job {
  template: string;
  file: string;
  folder: string;
  isJson: boolean;
}

/** Writes both files of a signature and prints what they measure, or why there is none; whether there is one. */
export async function writeSignature(
  made: Result<SignatureFiles, SignatureRefusal>,
  { template, file, folder, isJson }: Job,
): Promise<boolean> {
  if (!made.ok) {
    console.log(
      isJson
        ? JSON.stringify({ urlPath: template, file, accepted: false, reason: made.reason })
        : words[made.reason],
    );
    return false;
  }
  await makeFolder(folder);
  const write = async ({ bytes, widthPx, heightPx }: EncodedImage, ending: string) => {
    const name = `${template}-signature.${ending}`;
    await writeFile(join(folder, name), bytes);
    return { file: resolve(folder, name), widthPx, heightPx, bytes: bytes.length };
  };
  const onWhite = await write(made.value.onWhite, "jpg");
  const transparent = await write(made.value.transparent, "png");
  if (isJson) {
    console.log(JSON.stringify({ urlPath: template, file, accepted: true, onWhite, transparent }));
    return true;
  }
  for (const { file: path, widthPx, heightPx, bytes } of [onWhite, transparent])
    console.log(`${path}  ${widthPx} x ${heightPx} px  ${(bytes / 1000).toFixed(1)} kB`);
  return true;
}
