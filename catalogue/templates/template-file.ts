import { type Static, Type } from "typebox";
import {
  BandSchema,
  type Confidence,
  childRules,
  documentKinds,
  EditPolicySchema,
  evidenceRules,
  expressions,
  Nullable,
  notedFields,
  photoTakers,
  sourceKinds,
} from "../../contract/document/template";
import type { LengthUnit } from "../../contract/document/units";
import { namedColours } from "./named-colours";

const closed = { additionalProperties: false };
const oneOf = <T extends string>(...words: T[]) => Type.Union(words.map((word) => Type.Literal(word)));

const CrownSchema = Type.Union([Type.Literal("skull"), Type.Literal("hair")]);

const HeadRuleSchema = Type.Union([
  Type.Object({ min: Type.Number(), max: Type.Number(), crown: CrownSchema }, closed),
  Type.Object({ minRatio: Type.Number(), maxRatio: Type.Number(), crown: CrownSchema }, closed),
]);

const EndsSchema = Type.Object(
  { min: Type.Optional(Type.Integer({ minimum: 1 })), max: Type.Optional(Type.Integer({ minimum: 1 })) },
  closed,
);

const DigitalFileSchema = Type.Object(
  {
    widthPx: Type.Optional(EndsSchema),
    heightPx: Type.Optional(EndsSchema),
    aspectRatio: Type.Optional(
      Type.String({ pattern: "^\\d+:\\d+$", description: 'Write width to height, as in "3:4".' }),
    ),
    minKb: Type.Optional(Type.Number({ minimum: 1 })),
    maxKb: Type.Optional(Type.Number({ minimum: 1 })),
  },
  closed,
);

const SignatureSchema = Type.Object(
  {
    widthPx: Type.Optional(EndsSchema),
    heightPx: Type.Optional(EndsSchema),
    minKb: Type.Optional(Type.Number({ minimum: 1 })),
    maxKb: Type.Optional(Type.Number({ minimum: 1 })),
    background: Type.Optional(Type.Literal("white")),
    penOnPaper: Type.Optional(Type.Literal(true)),
  },
  { ...closed, minProperties: 1 },
);

/** The strip for name and date: at least for one line of letters, at most as high as the picture. */
const CaptionRuleSchema = Type.Object({ heightRatio: Type.Number({ minimum: 0.05, maximum: 0.5 }) }, closed);

const says = Object.fromEntries(evidenceRules.map((rule) => [rule, Type.Optional(Type.String())])) as Record<
  (typeof evidenceRules)[number],
  Type.TOptional<Type.TString>
>;

/** A source with its date, and quotes by rule. */
const SourceEntrySchema = Type.Object(
  {
    name: Type.String({ minLength: 1 }),
    url: Type.String(),
    seen: Nullable(
      Type.String({
        pattern: "^\\d{4}-\\d{2}(-\\d{2})?$",
        description: "Write the day, as in 2026-11-20, or null.",
      }),
    ),
    kind: oneOf(...sourceKinds),
    quoted: Type.Optional(Type.Literal(true)),
    says: Type.Optional(Type.Object(says, { ...closed, minProperties: 1 })),
  },
  closed,
);

const EditPolicyEntrySchema = Type.Object(
  { ...EditPolicySchema.properties, sources: Type.Array(SourceEntrySchema) },
  closed,
);

/** Rules for children by age, youngest first; without an age they are about babies. */
const ChildrenSchema = Type.Object(
  {
    groups: Type.Array(
      Type.Object(
        {
          underYears: Type.Optional(Type.Integer({ minimum: 1, maximum: 18 })),
          rules: Type.Optional(Type.Array(oneOf(...childRules), { minItems: 1 })),
          head: Type.Optional(HeadRuleSchema),
          eyeLine: Type.Optional(BandSchema),
        },
        closed,
      ),
      { minItems: 1 },
    ),
    sources: Type.Array(SourceEntrySchema, { minItems: 1 }),
  },
  closed,
);

/** A document as in content/templates/<cc>.yaml. Lengths of rules in mm, independent of the unit of the size. */
export const TemplateEntrySchema = Type.Object(
  {
    urlPath: Type.String({
      pattern: "^[a-z0-9]+(-[a-z0-9]+)*$",
      description: "Write lower-case letters and digits with single hyphens between them.",
    }),
    draft: Type.Optional(
      Type.Boolean({ default: false, description: "Write true, or take the line out to publish." }),
    ),
    document: oneOf(...documentKinds),
    variant: Type.Optional(Type.String({ minLength: 1 })),
    width: Type.Number({ exclusiveMinimum: 0 }),
    height: Type.Number({ exclusiveMinimum: 0 }),
    unit: Type.Optional(oneOf("px", "mm", "inch")),
    dpi: Type.Integer({ minimum: 72, maximum: 2400 }),
    background: Type.Object(
      {
        name: oneOf(...Object.keys(namedColours), "not-stated"),
        colours: Type.Array(
          Type.String({
            pattern: "^#[0-9a-f]{6}$",
            description: 'Write one colour, as in "#eaeaea", in lower case.',
          }),
          { minItems: 1 },
        ),
      },
      closed,
    ),
    head: Nullable(HeadRuleSchema),
    eyeLine: Nullable(BandSchema),
    topMargin: Nullable(BandSchema),
    digital: Nullable(DigitalFileSchema),
    signature: Type.Optional(SignatureSchema),
    caption: Type.Optional(CaptionRuleSchema),
    colour: oneOf("colour", "grey", "either"),
    online: Type.Boolean(),
    printable: Type.Boolean(),
    shopPrint: Type.Optional(Type.Literal(true)),
    sizeVaries: Type.Optional(Type.Literal(true)),
    exempt: Type.Optional(Type.String({ minLength: 1 })),
    takenBy: Type.Optional(oneOf(...photoTakers)),
    glasses: Nullable(oneOf("not-allowed", "if-no-glare", "allowed")),
    headCovering: Nullable(oneOf("religious-only", "religious-or-medical", "not-allowed")),
    expression: Type.Optional(oneOf(...expressions)),
    editPolicy: EditPolicyEntrySchema,
    forChildren: Type.Optional(ChildrenSchema),
    notes: Type.Array(Type.String({ minLength: 1 })),
    inNotes: Type.Optional(Type.Array(oneOf(...notedFields), { minItems: 1 })),
    sources: Type.Array(SourceEntrySchema, { minItems: 1 }),
    workingSize: Type.Optional(Type.Literal(true)),
    compiledAt: Type.String({
      pattern: "^\\d{4}-\\d{2}$",
      description: "Write year and month, as in 2026-11.",
    }),
    verifiedAt: Nullable(
      Type.String({
        pattern: "^\\d{4}-\\d{2}-\\d{2}$",
        description: "Write a date, as in 2026-11-20, or null.",
      }),
    ),
  },
  closed,
);

export const TemplateFileSchema = Type.Object(
  {
    country: Type.String({
      pattern: "^[A-Z]{2}$",
      description: "Write the two capital letters of ISO 3166-1.",
    }),
    templates: Type.Array(TemplateEntrySchema, { minItems: 1 }),
  },
  closed,
);

/** The default unit is millimetres (product specification, section 3). */
export const defaultUnit = "mm";

export type SourceEntry = Static<typeof SourceEntrySchema>;
export type TemplateEntry = Omit<Static<typeof TemplateEntrySchema>, "unit"> & { unit: LengthUnit };
export type TemplateFile = Static<typeof TemplateFileSchema>;

/** An entry with its country and the confidence of its size, as used by the rest of the program. */
export type TemplateRecord = TemplateEntry & { country: string; confidence: Confidence };
