import { papers } from "../../../photo/core/papers";
import { paperNames } from "../../../photo/core/types";
import type { Api } from "../api";
import { ok } from "../envelope";
import { PaperListSchema } from "../schemas/card";
import { answers } from "../schemas/envelope";
import { QuerySchema } from "../schemas/query";

const paperList = paperNames.map((paper) => ({
  paper,
  widthMm: papers[paper].widthMm,
  heightMm: papers[paper].heightMm,
}));

export function paperRoutes(app: Api): void {
  app.get(
    "/v5/passport/paper",
    {
      schema: {
        tags: ["content"],
        security: [],
        summary: "Papers that a print sheet can be made for",
        querystring: QuerySchema,
        response: answers(PaperListSchema),
      },
    },
    async () => ok(paperList),
  );
}
