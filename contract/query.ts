import { Type } from "typebox";
import { languages } from "../locales/languages";
import { platform } from "./codes";
import { deviceIdPattern } from "./patterns";

/** The fields that every call carries (product specification, section 7). */
export const queryFields = {
  lang: Type.Enum(
    languages.map((language) => language.code),
    { default: "en", description: "URL prefix of the page's language, or 'en'; uploads send 'zh'" },
  ),
  deviceId: Type.Optional(Type.String({ pattern: deviceIdPattern })),
  platform: Type.Optional(Type.Integer({ minimum: platform, maximum: platform })),
  timestamp: Type.Optional(Type.Integer({ minimum: 0, description: "ms since 1970" })),
};

export const QuerySchema = Type.Object(queryFields);
