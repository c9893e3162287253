import { checkStatuses } from "../../contract/codes";
import { type Envelope, failure } from "../envelope";
import type { CallExamples } from "./openapi-examples";

const noImage = { checkStatus: checkStatuses.failed, errMsg: "current image format not supported" };

/** The same for every call. */
const failureExamples: Record<string, Record<string, Envelope<unknown>>> = {
  "4XX": {
    wrongField: failure(400, "querystring/lang must be equal to one of the allowed values"),
    noImage: failure(415, noImage.errMsg, noImage),
  },
  "5XX": { busy: failure(503, "too many photos at once, please try again") },
};

interface Operation {
  operationId: string;
  requestBody?: { content: Record<string, object> };
  responses: Record<string, { content?: Record<string, object> }>;
}

const asExamples = (values: Record<string, unknown>) => ({
  examples: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }])),
});

/** Puts examples beside the schemas of every body and of every answer that is JSON. */
export function addExamples(
  paths: Record<string, Record<string, Operation>>,
  examples: Record<string, CallExamples>,
): void {
  for (const { operationId, requestBody, responses } of Object.values(paths).flatMap((methods) =>
    Object.values(methods),
  )) {
    const { body, answers } = examples[operationId] ?? { answers: {} };
    for (const media of Object.values(requestBody?.content ?? {})) Object.assign(media, asExamples({ body }));
    for (const [status, { content }] of Object.entries(responses)) {
      const media = content?.["application/json"];
      if (media)
        Object.assign(media, asExamples(status === "200" ? answers : (failureExamples[status] ?? {})));
    }
  }
}
