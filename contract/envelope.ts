import type { Readable } from "node:stream";
import { Type } from "typebox";
import { described, Nullable } from "./document/template";

/** Envelope of every response: code 0, 1000, 403, 1009 or an HTTP status; `msg` is English, for logs. */
export const EnvelopeSchema = <T extends Type.TSchema>(data: T) =>
  Type.Object({
    code: Type.Integer({ description: "0 ok, 1000 rejected, 403 session lost, 1009 image abnormal" }),
    data: described(Nullable(data), "what was asked for; null where there is nothing to say"),
    msg: Type.String({ description: "English, for logs" }),
  });

export const FailureSchema = Type.Object(
  {
    code: Type.Integer({ description: "the HTTP status" }),
    data: Type.Any({ description: "null, or { checkStatus, errMsg } after an upload" }),
    msg: Type.String({ description: "English, for logs" }),
  },
  { title: "Failure" },
);

const failure = (description: string) => ({
  description,
  content: { "application/json": { schema: FailureSchema } },
});

const failures = {
  "4xx": failure(
    "400 a field is wrong, 404 not there, 408 too slow, 409 answered, used or running already, 410 too old, 413 too large, 415 no image that is taken, 422 another request with the same `Idempotency-Key`, 429 too many calls (`Retry-After` says when to come again)",
  ),
  "5xx": failure("503 busy (`Retry-After` says when to come again), 500 a fault of ours"),
};

/** Responses of a route: its data with HTTP 200, failures with the rest. */
export const responses = <T extends Type.TSchema>(data: T) => ({
  200: EnvelopeSchema(data),
  ...failures,
});

/** Responses of a route that returns bytes of one of these types, or an envelope without a valid session. */
export function byteResponses(contentTypes: string[]) {
  const bytes = { schema: Type.Unsafe<Readable>({ type: "string", format: "binary" }) };
  return {
    200: {
      description: "The bytes; `application/json` with code 403 without a good session",
      content: {
        ...Object.fromEntries(contentTypes.map((type) => [type, bytes])),
        "application/json": { schema: FailureSchema },
      },
    },
    ...failures,
  };
}
