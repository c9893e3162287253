import { type Static, Type } from "typebox";
import { checkIds, checkUnits, messageKeys } from "../photo/core/findings";
import { grades, sides } from "../photo/core/types";
import { DocumentSummarySchema } from "./document/document-summary";
import { described, Nullable } from "./document/template";
import { OutcomeCodeSchema } from "./outcome";

/** A tuple in a form that every reader of OpenAPI understands. */
const pointSchema = (description?: string) =>
  Type.Unsafe<[number, number]>({
    type: "array",
    items: { type: "number" },
    minItems: 2,
    maxItems: 2,
    ...(description && { description }),
  });
export const PointSchema = pointSchema();

export const BoxSchema = Type.Object(
  {
    x: Type.Number({ description: "of the left edge" }),
    y: Type.Number({ description: "of the upper edge" }),
    width: Type.Number({ description: "px" }),
    height: Type.Number({ description: "px" }),
  },
  {
    title: "Box",
    description:
      "a rectangle on the upload, in its pixels after EXIF orientation, from the upper left corner",
  },
);

export const FaceSchema = Type.Object(
  {
    box: BoxSchema,
    chin: pointSchema("its lowest point"),
    crown: pointSchema("top of the skull"),
    hairTop: pointSchema("top of the hair"),
    leftEye: pointSchema("centre of the person's own left eye"),
    rightEye: pointSchema("centre of the person's own right eye"),
    yawDeg: Type.Number({ description: "above 0: the face turns to the right of the picture" }),
    pitchDeg: Type.Number({ description: "above 0: the face looks up" }),
    rollDeg: Type.Number({ description: "above 0: the head leans clockwise" }),
    score: Type.Number({ description: "how certain it is that this is a face, 0 to 1" }),
  },
  {
    title: "Face",
    description: "the head on the upload; points are [x, y] in its pixels after EXIF orientation",
  },
);

export const CheckSchema = Type.Object(
  {
    rule: Type.Enum([...checkIds], { description: "name of the check" }),
    verdict: Type.Enum(["pass", "warn", "ask", "fail", "not-checked"], {
      description:
        "fail: the photo is rejected; ask: only the person knows, see answers of the request; not-checked: it could not be measured, or the authority does not ask for it of a small child and it was not met",
    }),
    measured: described(Nullable(Type.Union([Type.Number(), Type.String()])), "what was measured, in `unit`"),
    min: described(Nullable(Type.Number()), "the least that is allowed; null: no limit"),
    max: described(Nullable(Type.Number()), "the most that is allowed; null: no limit"),
    unit: Nullable(
      Type.Enum([...checkUnits], {
        description:
          "of measured, min and max. delta-e: distance of two colours or of two L* (CIELAB 1976); levels: difference of samples, each 0 to 255",
      }),
    ),
    messageKey: Type.Enum([...messageKeys], {
      description: "names the text for a person, whatever the verdict",
    }),
    place: Type.Optional(BoxSchema),
    places: Type.Optional(
      Type.Array(BoxSchema, { description: "every face, where there are several; place is one of them" }),
    ),
    sides: Type.Optional(
      Type.Array(Type.Enum([...sides]), {
        description: "where the upload, stood upright, ends too close to the head",
      }),
    ),
    colours: Type.Optional(
      Type.Object(
        {
          seen: Type.String({ description: "the background's own" }),
          wanted: Type.String({ description: "the nearest that is allowed" }),
        },
        {
          description: "of a background in another colour: its own, and the nearest that is allowed; #rrggbb",
        },
      ),
    ),
    answer: Type.Optional(
      Type.String({ description: "what the visitor said, where the rule is a question" }),
    ),
    isManual: Type.Optional(
      Type.Boolean({
        description:
          "counted from a line that the visitor has set (adjust.lines), or due to a frame moved by adjust",
      }),
    ),
    isOwnLimit: Type.Optional(
      Type.Boolean({ description: "min and max are the engine's own: the document's rule states none" }),
    ),
    words: Type.Optional(
      Type.Object(
        {
          name: Type.String({ description: "of the check" }),
          title: described(Nullable(Type.String()), "what is wrong; null where nothing is"),
          advice: described(Nullable(Type.String()), "what to do about it; null where nothing is wrong"),
        },
        {
          description:
            "for a person, if the call has `words`: the name of the check and, for the verdicts fail, warn and ask, what is wrong and what to do about it",
        },
      ),
    ),
  },
  { title: "Check", description: "one rule: what was measured, and what is allowed" },
);

/** What a person is told about a check. */
export type CheckWords = NonNullable<Static<typeof CheckSchema>["words"]>;

const lengthOrNull = (description: string) => described(Nullable(Type.Number()), description);

export const MeasurementsSchema = Type.Object(
  {
    headHeightMm: lengthOrNull("from the chin to the crown as the document's rule counts it"),
    hairTopToChinMm: lengthOrNull("from the chin to the top of the hair"),
    eyeLineFromBottomMm: lengthOrNull("from the lower edge to the eyes"),
    topMarginMm: lengthOrNull("from the crown, as the rule counts it, to the upper edge"),
    centreOffsetMm: lengthOrNull("how far the middle of the eyes is right of the photo's middle"),
    rollDeg: lengthOrNull("above 0: the head leans clockwise"),
    interpupillaryPx: lengthOrNull("distance of the eyes"),
  },
  {
    title: "Measurements",
    description: "measured on the finished photo, mm of the print; null: could not be measured",
  },
);

/** The document of a photo that the server was asked for. */
export const documentField = Type.Optional(
  described(
    Nullable(DocumentSummarySchema),
    "that of the request: look at its takesHomePhoto before you show a photo as finished, whatever the grade; null for a size of one's own",
  ),
);

/** Report on a finished photo. Code 0 if it is accepted, 1000 if it is refused; no file is made. */
export const PhotoReportSchema = Type.Object(
  {
    mode: Type.Literal("check", { description: "that of the request" }),
    accepted: Type.Boolean({ description: "no check failed" }),
    grade: Nullable(Type.Enum([...grades], { description: "null for a photo that is not accepted" })),
    given: Nullable(
      Type.Object(
        {
          format: Type.String({ description: "such as jpeg" }),
          widthPx: Type.Integer({ description: "after EXIF orientation" }),
          heightPx: Type.Integer({ description: "after EXIF orientation" }),
          bytes: Type.Integer({ description: "size of the file" }),
        },
        { description: "the file as it was uploaded" },
      ),
    ),
    face: Nullable(FaceSchema),
    result: Nullable(MeasurementsSchema),
    checks: Type.Array(CheckSchema, { description: "all that was checked" }),
    document: documentField,
    outcomeCode: Type.Optional(OutcomeCodeSchema),
  },
  { title: "PhotoReport" },
);

export type PhotoReport = Static<typeof PhotoReportSchema>;
