import { generalSizesCode } from "../../../../contract/codes";
import type { OwnSize } from "../../../../contract/document/own-size";
import { ownSizeRule } from "../../../../contract/document/own-size-rule";
import type { Template } from "../../../../contract/document/template";
import { roundMm } from "../../../../contract/document/units";
import { languageOfCode } from "../../../../locales/languages";
import { writeSize } from "../../../../locales/write-number";
import { defaultLanguageCode, defaultSampleImage } from "../../../constants";

/** Background colours offered where no authority names one. */
export const ownBackgrounds = ["#ffffff", "#f7f7f5", "#dcebf7", "#eaeaea"];

/** Where the photo's own background stays, the drawing shows a wall. */
const plainWall = "#e9ecee";

/** A custom size as a `Template`; its name is its size. */
export function ownTemplate(size: OwnSize, background: string, lang: string): Template {
  const rule = ownSizeRule(size, background);
  const [widthMm, heightMm] = [roundMm(rule.widthMm), roundMm(rule.heightMm)];
  const { bcp47 } = languageOfCode(lang) ?? languageOfCode(defaultLanguageCode)!;
  const sizeLabel = writeSize(size.width, size.height, size.unit, bcp47);
  const colour = background.startsWith("#") ? background : plainWall;
  return {
    rule,
    urlPath: rule.urlPath,
    country: generalSizesCode,
    countryName: "",
    document: "other",
    name: sizeLabel,
    photoTitle: sizeLabel,
    variant: null,
    width: size.width,
    height: size.height,
    unit: size.unit,
    dpi: size.dpi,
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
    backgrounds: ownBackgrounds,
    head: null,
    eyeLine: null,
    topMargin: null,
    digital: rule.digital && { ...rule.digital, widthPx: null, heightPx: null },
    colour: rule.colour,
    glasses: null,
    headCovering: null,
    expression: null,
    editPolicy: { ...rule.editPolicy, statement: null, sources: [], confidence: null },
    online: true,
    printable: true,
    shopPrint: false,
    sizeVaries: false,
    exempt: null,
    takenBy: null,
    signature: null,
    copiesNote: null,
    inNotes: [],
    ruleNotes: [],
    listOnly: [],
    workingSize: false,
    forChildren: null,
    notes: [],
    noteSubjects: [],
    sources: [],
    evidence: null,
    confidence: "single",
    compiledAt: "",
    verifiedAt: null,
  };
}
