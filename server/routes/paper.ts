import { PaperListSchema } from "../../contract/document/paper";
import { responses } from "../../contract/envelope";
import { QuerySchema } from "../../contract/query";
import { papers } from "../../photo/core/sheet/papers";
import { paperNames } from "../../photo/core/types";
import type { Api } from "../api";
import { ok } from "../envelope";

/** Inches become binary fractions: round to a tenth of a millimetre. */
const tenths = (lengthMm: number) => Math.round(lengthMm * 10) / 10;

const paperList = paperNames.map((paper) => ({
  paper,
  widthMm: tenths(papers[paper].widthMm),
  heightMm: tenths(papers[paper].heightMm),
}));

export function paperRoutes(app: Api): void {
  app.get(
    "/v5/passport/paper",
    {
      schema: {
        tags: ["content"],
        security: [],
        operationId: "listPapers",
        summary: "Papers that a print sheet can be made for",
        querystring: QuerySchema,
        response: responses(PaperListSchema),
      },
    },
    async () => ok(paperList),
  );
}
