import { generalSizesCode } from "../../../contract/codes";
import { type OwnSize, ownSizeFacts } from "../../../contract/own-size";
import type { Template } from "../../../contract/template";
import { roundMm, toMm } from "../../../contract/units";
import { languageOfCode } from "../../../locales/languages";
import { writeSize } from "../../../locales/write-number";
import { defaultLanguageCode, defaultSampleImage } from "../../constants";

/** Offered behind a person where no authority names a colour; each by its name in `background-names.ts`. */
export const ownBackgrounds = ["#ffffff", "#f7f7f5", "#dcebf7", "#eaeaea"];

/** Where the photo's own background stays, the drawing shows a wall. */
const anyWall = "#e9ecee";

/** A size of one's own as the pages know documents; it is called by its size alone. */
export function ownTemplate(size: OwnSize, background: string, lang: string): Template {
  const facts = ownSizeFacts(size, ownBackgrounds);
  const [widthMm, heightMm] = [size.width, size.height].map((length) =>
    roundMm(toMm(length, size.unit, size.dpi)),
  ) as [number, number];
  const { bcp47 } = languageOfCode(lang) ?? languageOfCode(defaultLanguageCode)!;
  const sizeLabel = writeSize(size.width, size.height, size.unit, bcp47);
  const colour = background.startsWith("#") ? background : anyWall;
  return {
    ...facts,
    country: generalSizesCode,
    countryName: "",
    document: "other",
    name: sizeLabel,
    photoTitle: sizeLabel,
    variant: null,
    background: colour,
    imageUrl: defaultSampleImage,
    backgroundcolor: colour,
    passportImageSrc: defaultSampleImage,
    resolution: `${size.dpi} dpi`,
    sizeWidth: widthMm,
    sizeHeight: heightMm,
    sizeUnit: "mm",
    sizeText: `${widthMm}x${heightMm} mm`,
    sizeLabel,
    backgroundName: "",
    editPolicy: { ...facts.editPolicy, statement: null, sources: [], confidence: null },
    online: true,
    printable: true,
    takenBy: null,
    forChildren: null,
    notes: [],
    sources: [],
    confidence: "single",
    compiledAt: "",
    verifiedAt: null,
  };
}
