import { type Static, Type } from "typebox";
import { questions } from "../../photo/core/questions";
import type { Band } from "../../photo/core/types";
import { PaperNameSchema } from "../document/paper";
import { lengthUnits } from "../document/units";
import { filePart } from "../image";
import { adjustBounds, copyBounds, maxNameLength, ownSizeDpi, ownSizeKb } from "../limits";
import {
  colourPattern,
  dayPattern,
  fileNamePattern,
  idempotencyKeyPattern,
  urlPathPattern,
} from "../patterns";
import { noOtherFields } from "../query";

const within = ({ min, max }: Band) => ({ minimum: min, maximum: max });

/**
 * The visitor's answers to checks with the verdict "ask"; the key is the check's rule. In a form it is JSON in a
 * field.
 */
export const AnswersSchema = Type.Object(
  {
    glasses: Type.Optional(Type.Enum([...questions.glasses])),
    "head-covering": Type.Optional(Type.Enum([...questions["head-covering"]])),
  },
  noOtherFields,
);

/** A point inside a picture. */
const SharesSchema = Type.Unsafe<[number, number]>({
  type: "array",
  items: { type: "number", minimum: 0, maximum: 1 },
  minItems: 2,
  maxItems: 2,
});

export const HeadLinesSchema = Type.Object(
  {
    crown: Type.Optional(SharesSchema),
    eyes: Type.Optional(SharesSchema),
    chin: Type.Optional(SharesSchema),
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
    scale: Type.Number(within(adjustBounds.scale)),
    dxMm: Type.Number(within(adjustBounds.dxMm)),
    dyMm: Type.Number(within(adjustBounds.dyMm)),
    rotateDeg: Type.Number(within(adjustBounds.rotateDeg)),
    lines: Type.Optional(HeadLinesSchema),
  },
  { ...noOtherFields, title: "CropAdjustment" },
);

/** In a form it is JSON in a field. */
export const OtherDocumentSchema = Type.Object(
  {
    urlPath: Type.String({ pattern: urlPathPattern, maxLength: 100 }),
    copies: Type.Optional(Type.Integer(within(copyBounds))),
  },
  {
    ...noOtherFields,
    description:
      "another document of the same picture on the same sheet. Without copies of either, as many of one as of the " +
      "other, as nearly as whole rows let; copies of the first document come before those of this one",
  },
);

/** In a form it is JSON in a field. */
const CaptionSchema = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: maxNameLength, pattern: "\\S" }),
    date: Type.String({ pattern: dayPattern, description: "of the photo, as 2026-11-28" }),
  },
  {
    ...noOtherFields,
    description:
      "name and date for the strip at the lower edge of the photo; only for a document whose rule has a caption. " +
      "They are drawn, and stored nowhere else",
  },
);

/** `urlPath` names a document; without it `width` and `height` describe a custom size. */
export const CardBodySchema = Type.Object(
  {
    fileName: Type.String({ pattern: fileNamePattern }),
    urlPath: Type.Optional(Type.String({ pattern: urlPathPattern, maxLength: 100 })),
    width: Type.Optional(Type.Number({ exclusiveMinimum: 0 })),
    height: Type.Optional(Type.Number({ exclusiveMinimum: 0 })),
    unit: Type.Enum([...lengthUnits], { default: "mm" }),
    dpi: Type.Integer({ ...within(ownSizeDpi), default: 300 }),
    minKb: Type.Optional(
      Type.Number({ ...within(ownSizeKb), description: "of a size of one's own; 1 kB = 1000 bytes" }),
    ),
    maxKb: Type.Optional(
      Type.Number({ ...within(ownSizeKb), description: "of a size of one's own; not below minKb" }),
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
    copies: Type.Optional(Type.Integer(within(copyBounds))),
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
