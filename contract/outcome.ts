import { type Static, Type } from "typebox";
import { authorityReasons, outcomes } from "./codes";
import { maxRefusalTextLength } from "./limits";
import { outcomeCodePattern } from "./patterns";
import { noOtherFields, queryFields, urlPathField } from "./query";

/** Code of a photo that the server made or checked for a document; on a card and on a report. */
export const OutcomeCodeSchema = Type.String({
  pattern: outcomeCodePattern,
  maxLength: 120,
  description:
    "names document and photo, signed by this server: POST /v5/photo/outcome takes it once, for a year. Missing for sizes " +
    "that belong to no authority",
});

export const OutcomeBodySchema = Type.Object(
  {
    code: OutcomeCodeSchema,
    outcome: Type.Enum([...outcomes], { description: "unused: the photo was not handed in" }),
    reason: Type.Optional(
      Type.Enum([...authorityReasons], { description: "with outcome refused, and only there" }),
    ),
    words: Type.Optional(
      Type.String({
        maxLength: maxRefusalTextLength,
        description: "what the authority wrote, with outcome refused; control characters become spaces",
      }),
    ),
  },
  noOtherFields,
);

export const OutcomeQuerySchema = Type.Object({
  ...queryFields,
  urlPath: Type.Optional(urlPathField("of the document; without it all documents together")),
});

/** Summary of reported outcomes. */
export const OutcomeSummarySchema = Type.Object(
  {
    answers: Type.Integer({
      description: "of photos that were handed in: accepted and refused; those not used are not counted",
    }),
    accepted: Type.Integer(),
    fromPercent: Type.Number({ description: "95 % interval of the share, by Wilson's score method" }),
    toPercent: Type.Number(),
    reasons: Type.Array(Type.Object({ reason: Type.Enum([...authorityReasons]), count: Type.Integer() }), {
      description: "of refusals: those named most often first; none and other are left out",
    }),
  },
  { title: "OutcomeSummary" },
);

export type OutcomeBody = Static<typeof OutcomeBodySchema>;
export type OutcomeSummary = Static<typeof OutcomeSummarySchema>;
