import { type Static, Type } from "typebox";
import { grades } from "../../photo/core/types";
import { BandSchema, Nullable } from "../document/template";
import { OutcomeCodeSchema } from "../outcome";
import { urlPathPattern } from "../patterns";
import { CheckSchema, FaceSchema, MeasurementsSchema, PhotoReportSchema, PointSchema } from "../photo-report";

const FileSchema = { fileName: Type.String(), url: Type.String() };

const closed = { additionalProperties: false };

/** A rectangle on the photo at the engine's resolution. */
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

/** All points are in the engine's own pixels, which may be fewer than the upload's and rotated: use them together. */
export const CropSourceSchema = Type.Object(
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

const GridSchema = { rows: Type.Integer(), columns: Type.Integer(), copies: Type.Integer() };

/** The second document of a mixed sheet. */
const OtherOnSheetSchema = Type.Object(
  {
    urlPath: Type.String({ pattern: urlPathPattern }),
    ...GridSchema,
    grade: Nullable(Type.Enum([...grades])),
    checks: Type.Array(CheckSchema),
  },
  {
    description:
      "only where otherDocument was asked for: its photos on the sheet; none, and no grade, where the picture does not meet " +
      "this document's rules: checks say why, and the sheet is the plain one",
  },
);

export const CardSchema = Type.Object(
  {
    digital: Type.Object({
      ...FileSchema,
      widthPx: Type.Integer(),
      heightPx: Type.Integer(),
      dpi: Type.Integer(),
      bytes: Type.Integer(),
      format: Type.Literal("jpeg"),
      captionHeightPx: Type.Optional(
        Type.Integer({
          description: "rows at the lower edge that hold name and date; only where caption was given",
        }),
      ),
    }),
    printout: Type.Object({
      ...FileSchema,
      pdfUrl: Type.String(),
      widthPx: Type.Integer(),
      heightPx: Type.Integer(),
      dpi: Type.Integer(),
      paper: Type.String(),
      isEnlargedByShop: Type.Optional(Type.Literal(true)),
      ...GridSchema,
      otherDocument: Type.Optional(OtherOnSheetSchema),
    }),
    preview: Type.Object(FileSchema),
    cropSource: CropSourceSchema,
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
    outcomeCode: Type.Optional(OutcomeCodeSchema),
  },
  { title: "Card" },
);

/** A card made in one call from a picture. */
export const PhotoSchema = Type.Interface(
  [CardSchema],
  {
    fileName: Type.String({
      description: "the picture: DELETE /v5/image/{fileName} removes it and all files made from it",
    }),
  },
  { title: "Photo" },
);

/** `data` of a response with code 1000: the photo was refused and there is nothing to download. */
export const CardRejectionSchema = Type.Object(
  {
    accepted: Type.Literal(false),
    checks: Type.Array(CheckSchema),
    face: Type.Optional(FaceSchema),
  },
  { title: "CardRejection" },
);

export const CardAnswerSchema = Type.Union([CardSchema, PhotoReportSchema, CardRejectionSchema]);

export const PhotoAnswerSchema = Type.Union([PhotoSchema, CardRejectionSchema]);

export type Card = Static<typeof CardSchema>;
export type Photo = Static<typeof PhotoSchema>;
export type CardRejection = Static<typeof CardRejectionSchema>;
export type OtherOnSheet = Static<typeof OtherOnSheetSchema>;
