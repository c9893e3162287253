import { type Static, Type } from "typebox";
import { grades } from "../../photo/core/types";
import { codes } from "../codes";
import { BandSchema, described, Nullable } from "../document/template";
import { EnvelopeSchema } from "../envelope";
import { OutcomeCodeSchema } from "../outcome";
import { urlPathPattern } from "../patterns";
import {
  CheckSchema,
  documentField,
  FaceSchema,
  MeasurementsSchema,
  PhotoReportSchema,
  PointSchema,
} from "../photo-report";

const FileSchema = {
  fileName: Type.String({ description: "name of the stored file" }),
  url: Type.String({
    description: "where to download it: works without a session, for as long as the file is kept",
  }),
};
const pixelFields = {
  widthPx: Type.Integer({ description: "of the file" }),
  heightPx: Type.Integer({ description: "of the file" }),
  dpi: Type.Integer({ description: "dots per inch, as the file says too" }),
};
const checks = Type.Array(CheckSchema, { description: "all that was checked" });

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

const GridSchema = {
  rows: Type.Integer({ description: "of photos on the sheet" }),
  columns: Type.Integer({ description: "of photos on the sheet" }),
  copies: Type.Integer({ description: "photos on the sheet" }),
};

/** The other document of a mixed sheet. */
const OtherOnSheetSchema = Type.Object(
  {
    urlPath: Type.String({ pattern: urlPathPattern, description: "id of the document" }),
    ...GridSchema,
    grade: described(Nullable(Type.Enum([...grades])), "that of its photos; null: there are none"),
    checks,
  },
  {
    description:
      "only where otherDocument was asked for: its photos on the sheet; none, and no grade, where the picture does not meet " +
      "this document's rules: checks say why, and the sheet is the plain one",
  },
);

export const CardSchema = Type.Object(
  {
    digital: Type.Object(
      {
        ...FileSchema,
        ...pixelFields,
        bytes: Type.Integer({ description: "size of the file" }),
        format: Type.Literal("jpeg", { description: "of the file" }),
        captionHeightPx: Type.Optional(
          Type.Integer({
            description: "rows at the lower edge that hold name and date; only where caption was given",
          }),
        ),
      },
      { description: "the file for the authority's website" },
    ),
    printout: Type.Object(
      {
        ...FileSchema,
        pdfUrl: Type.String({ description: "the same sheet as PDF, in its exact size" }),
        ...pixelFields,
        paper: Type.String({ description: "that of the request" }),
        isEnlargedByShop: Type.Optional(
          Type.Literal(true, {
            description: "the JPEG is drawn smaller, for a shop that enlarges what it prints",
          }),
        ),
        ...GridSchema,
        otherDocument: Type.Optional(OtherOnSheetSchema),
      },
      { description: "the sheet for printing" },
    ),
    preview: Type.Object(FileSchema, { description: "the photo, small, with the measured lines" }),
    cropSource: CropSourceSchema,
    face: FaceSchema,
    result: MeasurementsSchema,
    checks,
    edits: Type.Array(Type.String(), {
      description:
        "what was done to the picture, in order: rotate, crop, resize, background, grey; encode (saved again) is named only for a file that is not cropped",
    }),
    printoutEdits: Type.Optional(
      Type.Array(Type.String(), {
        description: "only where the print was edited otherwise than the digital file",
      }),
    ),
    policyConflict: Type.Boolean({
      description:
        "the background was replaced, although the policy of the document is `keep`: the authority, or some of its offices, refuse an edited photo",
    }),
    grade: Type.Enum([...grades], {
      description:
        "ready, look (warnings), ask (a check asks the visitor), refusal-likely (by the authority's own words)",
    }),
    accepted: Type.Boolean({ description: "always true: a photo that is refused has the code 1000" }),
    document: documentField,
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
    accepted: Type.Literal(false, { description: "a check failed" }),
    checks,
    face: Type.Optional(FaceSchema),
    document: documentField,
  },
  { title: "CardRejection" },
);

export const PhotoRejectedSchema = EnvelopeSchema(codes.rejected, CardRejectionSchema, {
  title: "PhotoRejected",
});

/** What `POST /v5/card/mask` makes: a report with `mode=check`, else a card. */
export const CardAnswerSchema = Type.Union([CardSchema, PhotoReportSchema]);

export const CardRejectedSchema = EnvelopeSchema(
  codes.rejected,
  Type.Union([PhotoReportSchema, CardRejectionSchema]),
  { title: "CardRejected" },
);

export type Card = Static<typeof CardSchema>;
export type Photo = Static<typeof PhotoSchema>;
export type CardRejection = Static<typeof CardRejectionSchema>;
export type OtherOnSheet = Static<typeof OtherOnSheetSchema>;
