import { type Static, Type } from "typebox";
import { urlPathPattern } from "../patterns";
import { noteSubjects } from "./note-subjects";
import { lengthUnits } from "./units";

export const Nullable = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

export const described = <T extends Type.TSchema>(schema: T, description: string): T => ({
  ...schema,
  description,
});

const closed = { additionalProperties: false };

export const BandSchema = Type.Object({ min: Type.Number(), max: Type.Number() }, closed);

export const documentKinds = [
  "passport",
  "visa",
  "id-card",
  "driving-licence",
  "residence-permit",
  "other",
] as const;

/**
 * Who takes the photo: anyone (at home too); only an approved photographer or booth; the office itself; the
 * application form or app with a live camera; an approved photographer who uploads it and provides a code; inside the
 * country the office, abroad anyone; the authority alone, which uses no photo of the applicant's own.
 */
export const photoTakers = ["anyone", "studio", "office", "live", "code", "abroad", "appointment"] as const;
export type PhotoTaker = (typeof photoTakers)[number];

/**
 * How reliable the size is: stated by the authority, by two sources, by one source, or only by lists of photo
 * services.
 */
export const confidences = ["official", "agreed", "single", "list"] as const;

export type Confidence = (typeof confidences)[number];

/**
 * Whose text was read: the authority's own page, a copy of its text, the press and other websites, or lists of photo
 * services.
 */
export const sourceKinds = ["authority", "copy", "press", "list"] as const;
export type SourceKind = (typeof sourceKinds)[number];

/** What a source can be evidence for. */
export const evidenceRules = [
  "size",
  "head",
  "eyeLine",
  "topMargin",
  "background",
  "colour",
  "file",
  "signature",
  "takenBy",
  "editing",
  "glasses",
  "headCovering",
  "expression",
  "children",
  "age",
  "copies",
  "remarks",
] as const;
export type EvidenceRule = (typeof evidenceRules)[number];

/**
 * The expression that a source asks for or accepts: neutral, which includes a closed mouth; at least a closed mouth; a smile without
 * teeth; any smile.
 */
export const expressions = ["neutral", "mouth-closed", "closed-smile", "smile"] as const;
export type Expression = (typeof expressions)[number];

/** Fields whose rule a note states, restricts or makes an exception to; a background or head is then our choice among the note's. */
export const notedFields = [
  "background",
  "head",
  "eyeLine",
  "topMargin",
  "file",
  "takenBy",
  "expression",
  "glasses",
  "headCovering",
] as const;
export type NotedField = (typeof notedFields)[number];

export const SourceSchema = Type.Object(
  {
    name: Type.String({ description: "Authority and page" }),
    url: Type.String(),
    seen: Nullable(Type.String({ description: "ISO date on which the page or its copy was read" })),
    kind: Type.Enum([...sourceKinds], { description: "Whose text was read" }),
    quoted: Type.Boolean({
      description: "Of an authority's text only a quotation, paraphrase or transcription was read",
    }),
    quotes: Type.Array(
      Type.Object({
        rule: Type.Enum([...evidenceRules]),
        words: Type.String({ description: "A few words of the source in its own language" }),
      }),
    ),
  },
  { ...closed, title: "Source" },
);

/** What a page says of the sources without listing them. */
const EvidenceSchema = Type.Object(
  {
    read: Nullable(
      Type.String({ description: "ISO date on which the best source of the size or the file was read" }),
    ),
    authorityUrl: Nullable(
      Type.String({ description: "The best page of the authority itself that was read" }),
    ),
    lists: Type.Integer({ description: "Number of lists of photo services that state the size" }),
  },
  { ...closed, title: "Evidence" },
);

export const EditPolicySchema = Type.Object(
  {
    background: Type.Union([Type.Literal("keep"), Type.Literal("unknown"), Type.Literal("may-replace")]),
    retouch: Type.Union([Type.Literal("forbidden"), Type.Literal("unknown")]),
    geometry: Type.Union([Type.Literal("allowed"), Type.Literal("forbidden"), Type.Literal("unknown")]),
    statement: Nullable(Type.String({ description: "What the authority says, in our words" })),
    sources: Type.Array(SourceSchema),
    confidence: Nullable(Type.Union([Type.Literal("official"), Type.Literal("reported")])),
  },
  { ...closed, title: "EditPolicy" },
);

/** A range of which a source may state one limit only. */
export const OpenBandSchema = Type.Object(
  { min: Nullable(Type.Number()), max: Nullable(Type.Number()) },
  closed,
);

/** The file that the authority's website accepts; parts are null if no source states them. */
export const DigitalRuleSchema = Type.Object(
  {
    widthPx: Nullable(OpenBandSchema),
    heightPx: Nullable(OpenBandSchema),
    aspectRatio: Nullable(
      Type.Number({ description: "Width to height, where it is stated beside the pixels" }),
    ),
    minKb: Nullable(Type.Number({ description: "1 kB = 1000 bytes" })),
    maxKb: Nullable(Type.Number()),
    format: Type.Literal("jpeg"),
  },
  closed,
);

/** The signature image that a form requires beside the photo. */
export const SignatureRuleSchema = Type.Object({
  widthPx: Nullable(OpenBandSchema),
  heightPx: Nullable(OpenBandSchema),
  minKb: Nullable(Type.Number({ description: "1 kB = 1000 bytes" })),
  maxKb: Nullable(Type.Number()),
  background: Nullable(Type.Literal("white", { description: "The paper that is signed" })),
  penOnPaper: Type.Boolean({
    description: "A source asks for a pen on white paper, so that no drawing is offered",
  }),
});

/** The strip at the lower edge of the photo in which a form wants name and date. */
const CaptionRuleSchema = Type.Object(
  { heightRatio: Type.Number({ description: "of the photo's height" }) },
  { ...closed, description: "the form wants name and date in a white strip at the lower edge of the photo" },
);

const PixelBandSchema = Type.Object({ min: Type.Number(), max: Nullable(Type.Number()) }, closed);

/**
 * The `PhotoRule` by which the engine makes and checks a photo, on the server and in a browser. Lengths are in mm and not
 * rounded. The other fields of the template hold the same values for display.
 */
export const PhotoRuleSchema = Type.Object(
  {
    urlPath: Type.String(),
    widthMm: Type.Number(),
    heightMm: Type.Number(),
    dpi: Type.Number(),
    head: Nullable(
      Type.Object({ heightMm: BandSchema, crown: Type.Union([Type.Literal("skull"), Type.Literal("hair")]) }),
    ),
    eyeLineMm: Nullable(BandSchema),
    topMarginMm: Nullable(BandSchema),
    backgrounds: Type.Array(Type.String()),
    colour: Type.Enum(["colour", "grey", "either"]),
    digital: Nullable(
      Type.Object({
        widthPx: PixelBandSchema,
        heightPx: PixelBandSchema,
        aspectRatio: Nullable(Type.Number()),
        minKb: Nullable(Type.Number()),
        maxKb: Nullable(Type.Number()),
        format: Type.Literal("jpeg"),
      }),
    ),
    editPolicy: Type.Object({
      background: Type.Enum(["keep", "unknown", "may-replace"]),
      retouch: Type.Enum(["forbidden", "unknown"]),
      geometry: Type.Enum(["allowed", "forbidden", "unknown"]),
    }),
    glasses: Nullable(Type.Enum(["not-allowed", "if-no-glare", "allowed"])),
    headCovering: Nullable(Type.Enum(["religious-only", "religious-or-medical", "not-allowed"])),
    expression: Nullable(Type.Enum([...expressions])),
    caption: Type.Optional(Nullable(CaptionRuleSchema)),
    isBackgroundOurs: Type.Optional(
      Type.Boolean({ description: "No source states the colour of the background" }),
    ),
  },
  { description: "the rule for making and checking a photo; lengths in mm, not rounded" },
);

/** What an authority relaxes for children, or explicitly does not. */
export const childRules = [
  "eyes-may-be-closed",
  "eyes-partly-open",
  "eyes-open",
  "mouth-may-be-open",
  "expression-free",
  "gaze-free",
  "head-tilt",
  "support-hidden",
  "as-adults",
  "brings-print",
] as const;

/** Head height on the print, and whether hair counts. */
const HeadSchema = Type.Object({
  heightMm: BandSchema,
  crown: Type.Union([Type.Literal("skull"), Type.Literal("hair")]),
});

const ChildrenSchema = Type.Object({
  groups: Type.Array(
    Type.Object({
      underYears: Nullable(
        Type.Integer({ description: "Younger than this; null: babies, the source names no age" }),
      ),
      rules: Type.Array(Type.Enum([...childRules])),
      head: Nullable(HeadSchema),
      eyeLine: Nullable(BandSchema),
    }),
  ),
  sources: Type.Array(SourceSchema),
});

/** A document of a country. The first fields have the product specification's names. */
export const TemplateSchema = Type.Object(
  {
    urlPath: Type.String({ pattern: urlPathPattern }),
    country: Type.String({ description: "ISO 3166-1 alpha-2; EU and XX (general sizes) are ours" }),
    countryName: Type.String({ description: "in the language of the call" }),
    document: Type.Enum([...documentKinds]),
    name: Type.String({ description: "document name in the language of the call, variant included" }),
    photoTitle: Type.String({ description: "its photo, as a heading: 'United States visa photo – DS-160'" }),
    variant: Nullable(Type.String({ description: "English; what tells it from its siblings, as 'DS-160'" })),
    width: Type.Number(),
    height: Type.Number(),
    dpi: Type.Integer(),
    unit: Type.Enum([...lengthUnits]),
    background: Type.String({ pattern: "^#[0-9a-f]{6}$" }),
    imageUrl: Type.String({ description: "sample image" }),

    backgroundcolor: Type.String(),
    passportImageSrc: Type.String(),
    resolution: Type.String({ description: "'N dpi'" }),
    sizeWidth: Type.Number({ description: "mm" }),
    sizeHeight: Type.Number({ description: "mm" }),
    sizeUnit: Type.Literal("mm"),
    sizeText: Type.String({ description: "'WxH mm'" }),
    sizeLabel: Type.String({
      description:
        "The size in the authority's unit, as the language writes it: '35 × 45 mm', '2 × 2 in'; of a file that is not cropped 'at least 600 × 750 px' or 'own picture, not cropped'",
    }),

    rule: PhotoRuleSchema,

    backgroundName: Type.String({
      description: "key, as 'light-grey'; 'not-stated': no source states a colour, and white is ours",
    }),
    backgrounds: Type.Array(Type.String(), { description: "allowed colours, the default first" }),
    head: Nullable(HeadSchema),
    eyeLine: Nullable(BandSchema),
    topMargin: Nullable(BandSchema),
    digital: Nullable(DigitalRuleSchema),
    signature: Nullable(SignatureRuleSchema),
    colour: Type.Union([Type.Literal("colour"), Type.Literal("grey"), Type.Literal("either")]),
    editPolicy: EditPolicySchema,
    online: Type.Boolean(),
    printable: Type.Boolean(),
    shopPrint: Type.Boolean({ description: "The print should be made professionally, not at home" }),
    sizeVaries: Type.Boolean({ description: "Offices ask for different sizes, as the first note says" }),
    exempt: Nullable(
      Type.String({
        description: "Who needs no such document, or no photo for it; null: nobody that we know of",
      }),
    ),
    takenBy: Nullable(
      Type.Enum([...photoTakers], { description: "Who may take the photo; null: not known" }),
    ),
    glasses: Nullable(Type.String({ description: "key: not-allowed, if-no-glare, allowed" })),
    headCovering: Nullable(
      Type.String({ description: "key: religious-only, religious-or-medical, not-allowed" }),
    ),
    expression: Nullable(
      Type.Enum([...expressions], {
        description: "What a source says of the expression; null: none that we read",
      }),
    ),
    forChildren: Nullable(ChildrenSchema),
    notes: Type.Array(Type.String({ description: "A whole sentence" }), {
      description:
        "By subject, after the first ones that are warnings (on the size, then on who takes the photo)",
    }),
    noteSubjects: Type.Array(Type.Enum([...noteSubjects]), {
      description: "What each of the notes is about, in their order",
    }),
    copiesNote: Nullable(
      Type.String({ description: "The note on the number of prints; null: none, or nothing is printed" }),
    ),
    inNotes: Type.Array(Type.Enum([...notedFields]), {
      description: "Fields whose rule, or an exception to it, a note states",
    }),
    ruleNotes: Type.Array(Type.Integer(), {
      description: "For each of inNotes, which of the notes it is, from 0; -1: not known",
    }),
    listOnly: Type.Array(Type.Enum([...notedFields]), {
      description: "Fields whose rule is known from lists of photo services only",
    }),
    sources: Type.Array(SourceSchema),
    evidence: Nullable(EvidenceSchema),
    confidence: Type.Enum([...confidences]),
    compiledAt: Type.String({
      description: "year and month in which the entry was put together, as '2026-11'",
    }),
    workingSize: Type.Boolean({
      description: "No source states width and height; these are chosen to fit the file",
    }),
    verifiedAt: Nullable(
      Type.String({
        description: "ISO date of the last check against the authority's live page; null: never",
      }),
    ),
  },
  { title: "Document" },
);

export const CountryGroupSchema = Type.Object(
  {
    countryCode: Type.String(),
    countryName: Type.String(),
    aliases: Type.Array(Type.String(), {
      description: "other words that find the country: its English name, everyday and short names",
    }),
    templateList: Type.Array(TemplateSchema),
  },
  { title: "CountryDocuments" },
);

export const TemplateDetailSchema = Type.Interface(
  [TemplateSchema],
  {
    faqIds: Type.Array(Type.String()),
    otherTemplates: Type.Array(
      Type.Object({
        urlPath: Type.String(),
        countryName: Type.String(),
        name: Type.String(),
        sizeLabel: Type.String(),
      }),
      { description: "other common photo types: same country first, then the hot list" },
    ),
  },
  { title: "DocumentDetail" },
);

export type Template = Static<typeof TemplateSchema>;
export type TemplateDetail = Static<typeof TemplateDetailSchema>;
export type CountryGroup = Static<typeof CountryGroupSchema>;
export type DocumentKind = Template["document"];
export type ChildRule = (typeof childRules)[number];
