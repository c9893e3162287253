import { type Static, Type } from "typebox";
import { checkIds, checkUnits, messageKeys } from "../photo/core/findings";
import { grades } from "../photo/core/types";
import { Nullable } from "./document/template";
import { OutcomeCodeSchema } from "./outcome";

/** A tuple in a form that every reader of OpenAPI understands. */
export const PointSchema = Type.Unsafe<[number, number]>({
  type: "array",
  items: { type: "number" },
  minItems: 2,
  maxItems: 2,
});

export const BoxSchema = Type.Object(
  {
    x: Type.Number(),
    y: Type.Number(),
    width: Type.Number(),
    height: Type.Number(),
  },
  { title: "Box" },
);

/** Points are [x, y] in source pixels after EXIF orientation. */
export const FaceSchema = Type.Object(
  {
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
  },
  { title: "Face" },
);

export const CheckSchema = Type.Object(
  {
    rule: Type.Enum([...checkIds]),
    verdict: Type.Enum(["pass", "warn", "ask", "fail", "not-checked"]),
    measured: Nullable(Type.Union([Type.Number(), Type.String()])),
    min: Nullable(Type.Number()),
    max: Nullable(Type.Number()),
    unit: Nullable(
      Type.Enum([...checkUnits], {
        description:
          "of measured, min and max. delta-e: distance of two colours or of two L* (CIELAB 1976); levels: difference of samples, each 0 to 255",
      }),
    ),
    messageKey: Type.Enum([...messageKeys]),
    place: Type.Optional(BoxSchema),
    places: Type.Optional(
      Type.Array(BoxSchema, { description: "every face, where there are several; place is one of them" }),
    ),
    colours: Type.Optional(
      Type.Object(
        { seen: Type.String(), wanted: Type.String() },
        {
          description: "of a background in another colour: its own, and the nearest that is allowed; #rrggbb",
        },
      ),
    ),
    answer: Type.Optional(
      Type.String({ description: "what the visitor said, where the rule is a question" }),
    ),
    isManual: Type.Optional(
      Type.Boolean({ description: "counted from a line that the visitor has set (adjust.lines)" }),
    ),
    isOwnLimit: Type.Optional(
      Type.Boolean({ description: "min and max are the engine's own: the document's rule states none" }),
    ),
    words: Type.Optional(
      Type.Object(
        { name: Type.String(), title: Type.String(), advice: Type.String() },
        {
          description:
            "for a person, if the call has `words`: the name of the check, what is wrong, and what to do about it. A check that is passed has them too",
        },
      ),
    ),
  },
  { title: "Check" },
);

/** What a person is told about a check. */
export type CheckWords = NonNullable<Static<typeof CheckSchema>["words"]>;

const lengthOrNull = Nullable(Type.Number());

export const MeasurementsSchema = Type.Object(
  {
    headHeightMm: lengthOrNull,
    hairTopToChinMm: lengthOrNull,
    eyeLineFromBottomMm: lengthOrNull,
    topMarginMm: lengthOrNull,
    centreOffsetMm: lengthOrNull,
    rollDeg: lengthOrNull,
    interpupillaryPx: lengthOrNull,
  },
  { title: "Measurements" },
);

/** Report on a finished photo. Code 0 if it is accepted, 1000 if it is refused; no file is made. */
export const PhotoReportSchema = Type.Object(
  {
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
    outcomeCode: Type.Optional(OutcomeCodeSchema),
  },
  { title: "PhotoReport" },
);

export type PhotoReport = Static<typeof PhotoReportSchema>;
