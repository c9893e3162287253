import type { Readable } from "node:stream";
import { Type } from "typebox";
import { codes } from "./codes";

const meanings = {
  [codes.ok]: "what was asked for",
  [codes.sessionLost]: "no valid session",
  [codes.rejected]: "the picture is rejected, and `data` says why",
  [codes.imageAbnormal]: "the picture shows what the operator does not allow",
};
type Code = keyof typeof meanings;

export const meaningOf = (code: number): string => `${code}: ${meanings[code as Code]}`;

/** Envelope of every response with HTTP 200: `code` tells which `data` it has; `msg` is English, for logs. */
export const EnvelopeSchema = <C extends Code, T extends Type.TSchema>(
  code: C,
  data: T,
  options: Type.TObjectOptions = {},
) =>
  Type.Object(
    {
      code: Type.Literal(code, { description: meaningOf(code) }),
      data,
      msg: Type.String({ description: "English, for logs" }),
    },
    options,
  );

/** Of every call that needs a session. */
export const SessionLostSchema = EnvelopeSchema(codes.sessionLost, Type.Null(), { title: "SessionLost" });

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

/** Other envelopes with HTTP 200, for `/openapi.json` alone: errors are not written by a route's serializer. */
export const othersKey = "x-others";

/** Responses of a route: its data with HTTP 200, or an envelope of another code, failures with the rest. */
export const responses = <T extends Type.TSchema>(data: T, ...others: Type.TSchema[]) => ({
  200: EnvelopeSchema(codes.ok, data, { [othersKey]: others }),
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
