import { Type } from "typebox";
import { languages } from "../locales/languages";
import { platform } from "./codes";
import { deviceIdPattern, fileNamePattern, urlPathPattern } from "./patterns";

/** Fields of every call (product specification, section 7). */
export const queryFields = {
  lang: Type.Enum(
    languages.map((language) => language.code),
    { default: "en", description: "URL prefix of the page's language, or 'en'; uploads send 'zh'" },
  ),
  deviceId: Type.Optional(
    Type.String({
      pattern: deviceIdPattern,
      description: "that of the login: 32 letters, digits, - and _; not compared with it",
    }),
  ),
  platform: Type.Optional(Type.Integer({ enum: [platform], description: "kind of client: the web" })),
  timestamp: Type.Optional(Type.Integer({ minimum: 0, description: "ms since 1970" })),
};

/** Unknown fields of a query are ignored, unless misspelt: clients and proxies add some of their own. */
export const QuerySchema = Type.Object(queryFields);

/** Of calls that answer with checks. */
export const QueryWithWordsSchema = Type.Object({
  ...queryFields,
  words: Type.Optional(
    Type.Enum([...new Set(languages.flatMap(({ code, bcp47 }) => [bcp47, code]))], {
      description:
        "each check also gets `words` for a person, in this language: a tag, such as `fr` or `zh-Hant`, or a value of `lang`",
    }),
  ),
});

/** Id of a document, an article or a question. */
export const urlPathField = (description: string) =>
  Type.String({ pattern: urlPathPattern, maxLength: 100, description });

/** A stored file. */
export const fileNameField = (description: string) =>
  Type.String({
    pattern: fileNamePattern,
    description: `${description}: its fileName, as the server named it`,
  });

/** Option of every object in a body: an unknown field is a mistake, which would change the result in silence. */
export const noOtherFields = { additionalProperties: false } as const;
