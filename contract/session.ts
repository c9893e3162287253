import { Type } from "typebox";
import { deviceIdPattern } from "./patterns";
import { queryFields } from "./query";

export const LoginQuerySchema = Type.Object({
  ...queryFields,
  deviceId: Type.String({ pattern: deviceIdPattern, description: "32 characters, made by the client" }),
});

export const SessionSchema = Type.Object(
  {
    token: Type.String({ description: "sent back in the header `token`; lasts 30 days" }),
  },
  { title: "Session" },
);
