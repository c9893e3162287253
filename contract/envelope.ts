import { Type } from "typebox";
import { Nullable } from "./template";

/** The frame of every answer: code 0, 1000, 403, 1009 or an HTTP status; `msg` is English, for logs. */
export const EnvelopeSchema = <T extends Type.TSchema>(data: T) =>
  Type.Object({
    code: Type.Integer({ description: "0 ok, 1000 rejected, 403 session lost, 1009 image abnormal" }),
    data: Nullable(data),
    msg: Type.String(),
  });

export const FailureSchema = Type.Object({
  code: Type.Integer(),
  data: Type.Any({ description: "null, or { checkStatus, errMsg } after an upload" }),
  msg: Type.String(),
});

/** Responses of a route: its data with HTTP 200, failures with the rest. */
export const responses = <T extends Type.TSchema>(data: T) => ({
  200: EnvelopeSchema(data),
  "4xx": FailureSchema,
  "5xx": FailureSchema,
});
