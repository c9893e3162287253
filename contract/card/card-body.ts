import { type Static, Type } from "typebox";
import { questions } from "../../photo/core/questions";
import {
  adjustBounds,
  copyBounds,
  maxNameLength,
  ownSizeDpi,
  ownSizeKb,
} from "../../photo/core/request-limits";
import type { Band } from "../../photo/core/types";
import { usualOwnSize } from "../document/own-size";
import { PaperNameSchema } from "../document/paper";
import { lengthUnits } from "../document/units";
import { filePart } from "../image";
import { colourPattern, dayPattern, idempotencyKeyPattern } from "../patterns";
import { fileNameField, noOtherFields, urlPathField } from "../query";

const within = ({ min, max }: Band) => ({ minimum: min, maximum: max });

/** The engine cuts more than fit (`layOutSheet`): how many that are depends on paper and photo. */
const copiesField = (what: string) =>
  Type.Integer({
    ...within(copyBounds),
    description: `${what}; without it as many as fit. More than fit are not refused: printout.copies of the answer says how many there are`,
  });

export const AnswersSchema = Type.Object(
  {
    "eyes-open": Type.Optional(
      Type.Enum([...questions["eyes-open"]], { description: "are both eyes open?" }),
    ),
    glasses: Type.Optional(
      Type.Enum([...questions.glasses], { description: "does the person wear clear glasses?" }),
    ),
    "head-covering": Type.Optional(
      Type.Enum([...questions["head-covering"]], { description: "does the person cover the head, and why?" }),
    ),
  },
  {
    ...noOtherFields,
    description:
      "the person's answers to checks with the verdict ask, under the name of the check. In a form it is JSON",
  },
);

/** A point inside a picture. */
const shares = (description: string) =>
  Type.Unsafe<[number, number]>({
    type: "array",
    items: { type: "number", minimum: 0, maximum: 1 },
    minItems: 2,
    maxItems: 2,
    description,
  });

export const HeadLinesSchema = Type.Object(
  {
    crown: Type.Optional(shares("top of the skull, or of the hair where the document counts it")),
    eyes: Type.Optional(shares("between the eyes")),
    chin: Type.Optional(shares("lowest point of the chin")),
  },
  {
    ...noOtherFields,
    description:
      "lines of the head set by hand: where each crosses the head's axis, in shares of the width and height of " +
      "cropSource.area; no further from where it was found than 15 % of the head",
  },
);

export const CropAdjustmentSchema = Type.Object(
  {
    scale: Type.Number({ ...within(adjustBounds.scale), description: "1: as it is; above 1: a larger head" }),
    dxMm: Type.Number({ ...within(adjustBounds.dxMm), description: "moves the person to the right" }),
    dyMm: Type.Number({ ...within(adjustBounds.dyMm), description: "moves the person down" }),
    rotateDeg: Type.Number({
      ...within(adjustBounds.rotateDeg),
      description: "turns the person clockwise",
    }),
    lines: Type.Optional(HeadLinesSchema),
  },
  {
    ...noOtherFields,
    title: "CropAdjustment",
    description:
      "moves the crop that was found, as far as the document's rule and the borders of the picture let; mm of the " +
      "print. In a form it is JSON",
  },
);

export const OtherDocumentSchema = Type.Object(
  {
    urlPath: urlPathField("its id; not that of the first document, and one that takes a print"),
    copies: Type.Optional(copiesField("its photos on the sheet")),
  },
  {
    ...noOtherFields,
    description:
      "another document of the same picture on the same sheet. Without copies of either, as many of one as of the " +
      "other, as nearly as whole rows let; copies of the first document come before those of this one. In a form it is JSON",
  },
);

const CaptionSchema = Type.Object(
  {
    name: Type.String({
      minLength: 1,
      maxLength: maxNameLength,
      pattern: "\\S",
      description: "of the person, as it is to be drawn",
    }),
    date: Type.String({ pattern: dayPattern, description: "of the photo, as 2026-11-28" }),
  },
  {
    ...noOtherFields,
    description:
      "name and date for the strip at the lower edge of the photo; only for a document whose rule has a caption. " +
      "They are drawn, and stored nowhere else. In a form it is JSON",
  },
);

/** `urlPath` names a document; without it `width` and `height` describe a custom size. */
export const CardBodySchema = Type.Object(
  {
    fileName: fileNameField("the upload"),
    urlPath: Type.Optional(
      urlPathField("id of the document, such as de-passport; without it, width and height are needed"),
    ),
    width: Type.Optional(
      Type.Number({ exclusiveMinimum: 0, description: "of a size of one's own, in `unit`; without urlPath" }),
    ),
    height: Type.Optional(
      Type.Number({ exclusiveMinimum: 0, description: "of a size of one's own, in `unit`; without urlPath" }),
    ),
    unit: Type.Enum([...lengthUnits], {
      default: usualOwnSize.unit,
      description: "of width and height; without urlPath",
    }),
    dpi: Type.Integer({
      ...within(ownSizeDpi),
      default: usualOwnSize.dpi,
      description: "dots per inch of a size of one's own; without urlPath",
    }),
    minKb: Type.Optional(
      Type.Number({
        ...within(ownSizeKb),
        description: "of a size of one's own, so without urlPath; 1 kB = 1000 bytes",
      }),
    ),
    maxKb: Type.Optional(
      Type.Number({
        ...within(ownSizeKb),
        description: "of a size of one's own, so without urlPath; not below minKb",
      }),
    ),
    background: Type.String({
      pattern: `^(auto|keep|${colourPattern.slice(1, -1)})$`,
      default: "auto",
      description: "auto, keep, or a colour as #rrggbb: one of the document's, any for a size of one's own",
    }),
    adjust: Type.Optional(CropAdjustmentSchema),
    answers: Type.Optional(AnswersSchema),
    isChild: Type.Boolean({
      default: false,
      description:
        "of a baby or a small child: where the document's forChildren relaxes a rule, its check only warns",
    }),
    paper: PaperNameSchema,
    copies: Type.Optional(copiesField("photos on the sheet")),
    isEnlargedByShop: Type.Boolean({
      default: false,
      description:
        "the shop prints files 4 % larger: the JPEG of the sheet is drawn smaller by as much; the PDF is not",
    }),
    otherDocument: Type.Optional(OtherDocumentSchema),
    caption: Type.Optional(CaptionSchema),
    mode: Type.Enum(["make", "check"], {
      default: "make",
      description:
        "make: the document photo; check: the upload is a finished photo, which is measured as it is and left so. Then only answers and isChild matter beside the document",
    }),
  },
  noOtherFields,
);

/** A picture and what to make of it, in one form. */
export const PhotoBodySchema = Type.Interface(
  [Type.Omit(CardBodySchema, ["fileName", "mode"])],
  filePart,
  noOtherFields,
);

/** Names of headers are written in lower case, as Node does. */
export const CardHeadersSchema = Type.Object({
  "idempotency-key": Type.Optional(
    Type.String({
      pattern: idempotencyKeyPattern,
      description:
        "chosen by the client, such as a UUID: while the photo is stored, the same request with the same key in the same " +
        "session gets the same answer, and no second photo is made. 422 for another request, 409 while the first is running",
    }),
  ),
});

export type OtherDocument = Static<typeof OtherDocumentSchema>;
export type CardBody = Static<typeof CardBodySchema>;
