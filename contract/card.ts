import { type Static, Type } from "typebox";
import { questions } from "../photo/core/questions";
import { type Band, grades, paperNames } from "../photo/core/types";
import { adjustBounds, copyBounds, ownSizeDpi, ownSizeKb } from "./limits";
import { colourPattern, fileNamePattern, urlPathPattern } from "./patterns";
import { BandSchema, Nullable } from "./template";
import { lengthUnits } from "./units";

/** A tuple that every reader of OpenAPI understands. */
const PointSchema = Type.Unsafe<[number, number]>({
  type: "array",
  items: { type: "number" },
  minItems: 2,
  maxItems: 2,
});

export const BoxSchema = Type.Object({
  x: Type.Number(),
  y: Type.Number(),
  width: Type.Number(),
  height: Type.Number(),
});

/** Points are [x, y] in source pixels after EXIF orientation. */
export const FaceSchema = Type.Object({
  box: BoxSchema,
  chin: PointSchema,
  crown: PointSchema,
  hairTop: PointSchema,
  leftEye: PointSchema,
  rightEye: PointSchema,
  yawDeg: Type.Number(),
  pitchDeg: Type.Number(),
  rollDeg: Type.Number(),
  score: Type.Number(),
});

export const CheckSchema = Type.Object({
  rule: Type.String(),
  verdict: Type.Enum(["pass", "warn", "ask", "fail", "not-checked"]),
  measured: Nullable(Type.Union([Type.Number(), Type.String()])),
  min: Nullable(Type.Number()),
  max: Nullable(Type.Number()),
  unit: Nullable(Type.String()),
  messageKey: Type.String(),
  place: Type.Optional(BoxSchema),
  answer: Type.Optional(Type.String({ description: "what the visitor said, where the rule is a question" })),
  byHand: Type.Optional(
    Type.Boolean({ description: "counted from a line that the visitor has laid (adjust.lines)" }),
  ),
});

const lengthOrNull = Nullable(Type.Number());

export const MeasurementsSchema = Type.Object({
  headHeightMm: lengthOrNull,
  hairTopToChinMm: lengthOrNull,
  eyeLineFromBottomMm: lengthOrNull,
  topMarginMm: lengthOrNull,
  centreOffsetMm: lengthOrNull,
  rollDeg: lengthOrNull,
  interpupillaryPx: lengthOrNull,
});

/** What the visitor said to checks with the verdict "ask"; the key is the check's rule. In a form it is JSON in a field. */
export const AnswersSchema = Type.Object(
  {
    glasses: Type.Optional(Type.Enum([...questions.glasses])),
    "head-covering": Type.Optional(Type.Enum([...questions["head-covering"]])),
  },
  { additionalProperties: false },
);

const FileSchema = { fileName: Type.String(), url: Type.String() };

const closed = { additionalProperties: false };

/** A rectangle on the photo as the engine works on it. */
const ViewSchema = Type.Object(
  {
    centre: PointSchema,
    angle: Type.Number(),
    scale: Type.Number(),
    widthPx: Type.Number(),
    heightPx: Type.Number(),
  },
  closed,
);

const SpansSchema = Type.Array(PointSchema);

/** All points are in the engine's own pixels, which may be fewer than the upload's and turned: only good together. */
export const SurroundSchema = Type.Object(
  {
    ...FileSchema,
    view: ViewSchema,
    head: Type.Object(
      {
        chin: PointSchema,
        crown: PointSchema,
        leftEye: PointSchema,
        rightEye: PointSchema,
        eyeMiddle: PointSchema,
        cheekMiddle: PointSchema,
        interpupillaryPx: Type.Number(),
        rollDeg: Type.Number(),
      },
      closed,
    ),
    hairTop: Nullable(PointSchema),
    rule: Type.Object(
      {
        widthMm: Type.Number(),
        heightMm: Type.Number(),
        head: Nullable(
          Type.Object({
            heightMm: BandSchema,
            crown: Type.Union([Type.Literal("skull"), Type.Literal("hair")]),
          }),
        ),
        eyeLineMm: Nullable(BandSchema),
        topMarginMm: Nullable(BandSchema),
      },
      closed,
    ),
    widthMm: Type.Number(),
    area: Type.Object(
      {
        sourceWidthPx: Type.Number(),
        sourceHeightPx: Type.Number(),
        upscalingPerMm: Type.Number(),
        view: ViewSchema,
        body: Nullable(
          Type.Object(
            { top: SpansSchema, bottom: SpansSchema, left: SpansSchema, right: SpansSchema },
            closed,
          ),
        ),
      },
      closed,
    ),
  },
  { description: "the picture that a correction by hand moves under the frame, and what limits it" },
);

export const CardSchema = Type.Object({
  digital: Type.Object({
    ...FileSchema,
    widthPx: Type.Integer(),
    heightPx: Type.Integer(),
    dpi: Type.Integer(),
    bytes: Type.Integer(),
    format: Type.Literal("jpeg"),
  }),
  printout: Type.Object({
    ...FileSchema,
    pdfUrl: Type.String(),
    widthPx: Type.Integer(),
    heightPx: Type.Integer(),
    dpi: Type.Integer(),
    paper: Type.String(),
    rows: Type.Integer(),
    columns: Type.Integer(),
    copies: Type.Integer(),
  }),
  preview: Type.Object(FileSchema),
  surround: SurroundSchema,
  face: FaceSchema,
  result: MeasurementsSchema,
  checks: Type.Array(CheckSchema),
  edits: Type.Array(Type.String()),
  printoutEdits: Type.Optional(
    Type.Array(Type.String(), {
      description: "only where the print was edited otherwise than the digital file",
    }),
  ),
  policyConflict: Type.Boolean(),
  grade: Type.Enum([...grades], {
    description:
      "ready, look (warnings), ask (a check asks the visitor), refusal-likely (by the authority's own words)",
  }),
  accepted: Type.Boolean(),
});

/** `data` of an answer with code 1000: the photo was not accepted and there is nothing to download. */
export const CardRejectionSchema = Type.Object({
  accepted: Type.Literal(false),
  checks: Type.Array(CheckSchema),
  face: Type.Optional(FaceSchema),
});

/** What a finished photo was found to be. Code 0 when it is accepted, 1000 when it is not; nothing was made of it. */
export const PhotoReportSchema = Type.Object({
  mode: Type.Literal("check"),
  accepted: Type.Boolean(),
  grade: Nullable(Type.Enum([...grades], { description: "null for a photo that is not accepted" })),
  given: Nullable(
    Type.Object(
      {
        format: Type.String(),
        widthPx: Type.Integer(),
        heightPx: Type.Integer(),
        bytes: Type.Integer(),
      },
      { description: "the file as it was uploaded" },
    ),
  ),
  face: Nullable(FaceSchema),
  result: Nullable(MeasurementsSchema),
  checks: Type.Array(CheckSchema),
});

const within = ({ min, max }: Band) => ({ minimum: min, maximum: max });

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
    ...closed,
    description:
      "lines of the head laid by hand: where each crosses the head's axis, in shares of the width and height of " +
      "surround.area; no further from where it was found than 15 % of the head",
  },
);

export const CropAdjustmentSchema = Type.Object({
  scale: Type.Number(within(adjustBounds.scale)),
  dxMm: Type.Number(within(adjustBounds.dxMm)),
  dyMm: Type.Number(within(adjustBounds.dyMm)),
  rotateDeg: Type.Number(within(adjustBounds.rotateDeg)),
  lines: Type.Optional(HeadLinesSchema),
});

export const PaperNameSchema = Type.Enum([...paperNames], { default: "4x6in" });

/** `urlPath` names a document; without it `width` and `height` describe a size of one's own. */
export const CardBodySchema = Type.Object({
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
      "of a baby or a small child: where the document's forChildren eases a rule, its check only warns",
  }),
  paper: PaperNameSchema,
  copies: Type.Optional(Type.Integer(within(copyBounds))),
  mode: Type.Enum(["make", "check"], {
    default: "make",
    description:
      "make: the document photo; check: the upload is a finished photo, which is measured as it is and left so. Then only answers and isChild matter beside the document",
  }),
});

export const CardAnswerSchema = Type.Union([CardSchema, PhotoReportSchema, CardRejectionSchema]);

export const PaperSchema = Type.Object({
  paper: PaperNameSchema,
  widthMm: Type.Number(),
  heightMm: Type.Number(),
});

export const PaperListSchema = Type.Array(PaperSchema);

export type CardBody = Static<typeof CardBodySchema>;
export type Card = Static<typeof CardSchema>;
export type PhotoReport = Static<typeof PhotoReportSchema>;
export type CardRejection = Static<typeof CardRejectionSchema>;
export type Measurements = Static<typeof MeasurementsSchema>;
export type CardCheck = Static<typeof CheckSchema>;
export type Face = Static<typeof FaceSchema>;
export type CropAdjustment = Static<typeof CropAdjustmentSchema>;
