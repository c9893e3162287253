import { PhotoRejectedSchema } from "../../contract/card/card";
import { responses } from "../../contract/envelope";
import { ImageAbnormalSchema } from "../../contract/image";
import { QuerySchema } from "../../contract/query";
import { SegmentBodySchema, SegmentSchema } from "../../contract/segment";
import type { Api } from "../api";
import { cutOut } from "../cards/cut-out";
import type { Deps } from "../deps";
import { ok } from "../envelope";
import { callerOf } from "../plugins/caller-of";
import { sessionOf } from "../plugins/require-session";
import { fileOfSession } from "../uploads/find-file";

export function segmentRoutes(app: Api, deps: Deps): void {
  app.post(
    "/v5/image/segment/url",
    {
      config: { isPhotoCall: true },
      schema: {
        tags: ["image"],
        operationId: "cutOutPerson",
        summary: "Cut the person out",
        querystring: QuerySchema,
        body: SegmentBodySchema,
        response: responses(SegmentSchema, PhotoRejectedSchema, ImageAbnormalSchema),
      },
    },
    async (request, reply) => {
      const file = await fileOfSession(deps, sessionOf(request).id, request.body.fileName);
      return ok(await cutOut(deps, file, callerOf(reply)));
    },
  );
}
