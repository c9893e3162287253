import { checkStatuses } from "../../contract/codes";
import { meaningOf, othersKey, SessionLostSchema } from "../../contract/envelope";
import { uploadMessages } from "../../contract/upload-messages";
import { type Envelope, failure } from "../envelope";
import type { CallExamples } from "./examples";

const noImage = { checkStatus: checkStatuses.failed, errMsg: uploadMessages.unsupported };

/** The same for every call. */
const failureExamples: Record<string, Record<string, Envelope<unknown>>> = {
  "4XX": {
    wrongField: failure(400, 'body/papr is not a field of this call. Did you mean "paper"?'),
    noImage: failure(415, noImage.errMsg, noImage),
    toldAlready: failure(409, "there is an answer for this code"),
  },
  "5XX": { busy: failure(503, "too many photos at once, please try again") },
};

const wholeNumber = (description: string) => ({ description, schema: { type: "integer" } });

/** Of the limit that has the fewest calls left, if a call is counted. */
const limitHeaders = {
  "X-RateLimit-Limit": wholeNumber("calls that are allowed"),
  "X-RateLimit-Remaining": wholeNumber("calls that are left"),
  "X-RateLimit-Reset": wholeNumber("seconds until all are allowed again"),
};
/** Of calls that take an `Idempotency-Key`. */
const replayedHeader = {
  "Idempotent-Replayed": {
    description:
      "the answer was made for an earlier request with the same Idempotency-Key; otherwise not there",
    schema: { const: "true" },
  },
};
const failureHeaders = {
  "Retry-After": wholeNumber("seconds to wait before the call is repeated"),
  ...limitHeaders,
};

type Json = unknown;
type JsonObject = Record<string, Json>;
const isObject = (value: Json): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Replaces every object in a document, parts before wholes. */
function replaceEach(value: Json, replace: (object: JsonObject) => Json): Json {
  if (Array.isArray(value)) return value.map((item) => replaceEach(item, replace));
  if (!isObject(value)) return value;
  return replace(
    Object.fromEntries(Object.entries(value).map(([key, item]) => [key, replaceEach(item, replace)])),
  );
}

const refTo = (title: string) => ({ $ref: `#/components/schemas/${title}` });

/** A schema with a title becomes a component of that name, which names the type in generated clients. */
function hoistTitled(document: JsonObject): JsonObject {
  const schemas: JsonObject = {};
  const toRef = (object: JsonObject): Json => {
    const { title } = object;
    if (typeof title !== "string") return object;
    schemas[title] ??= object;
    if (JSON.stringify(schemas[title]) !== JSON.stringify(object))
      throw new Error(`two schemas with the title ${title}`);
    return refTo(title);
  };
  const paths = replaceEach(document.paths, toRef);
  replaceEach(SessionLostSchema, toRef);
  return { ...document, paths, components: { ...(document.components as JsonObject), schemas } };
}

/** In requests, a field with a default is optional. */
function defaultsAreOptional(schema: Json): Json {
  if (!isObject(schema) || !Array.isArray(schema.required)) return schema;
  const properties = schema.properties as Record<string, JsonObject>;
  const required = schema.required.filter((name) => properties[name as string]?.default === undefined);
  return { ...schema, required };
}

interface Operation extends JsonObject {
  operationId: string;
  /** Empty: needs no session. */
  security?: unknown[];
  parameters?: { name?: string; schema?: JsonObject; required?: boolean }[];
  requestBody?: { required?: boolean; content: Record<string, { schema: JsonObject }> };
  responses: Record<
    string,
    { description?: string; headers?: object; content?: Record<string, { schema?: JsonObject }> }
  >;
}

type Component = { $ref: string };

/** Every envelope that HTTP 200 can have, told apart by `code`, which is what a generated client narrows by. */
function addOtherEnvelopes({ security, responses }: Operation, components: Record<string, JsonObject>): void {
  const answer = responses["200"];
  const media = answer?.content?.["application/json"];
  if (!media?.schema || !(othersKey in media.schema)) return;
  const { [othersKey]: others, ...asked } = media.schema;
  const rest = [...(others as Component[]), ...(security?.length === 0 ? [] : [refTo("SessionLost")])];
  const codesOf = rest.map(({ $ref }) => components[$ref.split("/").pop()!] as JsonObject);
  const properties = [asked, ...codesOf].map((schema) => schema.properties as { code: { const: number } });
  answer!.description = `Code ${properties.map(({ code }) => meaningOf(code.const)).join("; ")}`;
  media.schema = rest.length === 0 ? asked : { oneOf: [asked, ...rest] };
}

/** Fields that are checked by the handler, which answers with the product specification's own messages. */
const neededByHandler: Record<string, string[]> = { sendFeedback: ["message", "email"] };

/** As lenient as the server is. */
function forClients(operation: Operation): Operation {
  const parameters = operation.parameters?.map((parameter) =>
    parameter.schema?.default === undefined ? parameter : { ...parameter, required: false },
  );
  const content = operation.requestBody?.content ?? {};
  const bodies = Object.entries(content).map(([type, { schema }]) => {
    const lenient = defaultsAreOptional(schema) as JsonObject & { required?: string[] };
    const needed = neededByHandler[operation.operationId] ?? (type === "multipart/form-data" ? ["file"] : []);
    const required = [...(lenient.required ?? []), ...needed];
    return [type, { schema: needed.length > 0 ? { ...lenient, required } : lenient }];
  });
  return {
    ...operation,
    ...(parameters && { parameters }),
    ...(operation.requestBody && {
      requestBody: { ...operation.requestBody, required: true, content: Object.fromEntries(bodies) },
    }),
  };
}

const asExamples = (values: Record<string, unknown>) => ({
  examples: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }])),
});

/** Adds examples to the schemas of every body and of every JSON response. */
function addExamples({ requestBody, responses }: Operation, { body, answers }: CallExamples): void {
  for (const media of Object.values(requestBody?.content ?? {})) Object.assign(media, asExamples({ body }));
  for (const [status, { content }] of Object.entries(responses)) {
    const media = content?.["application/json"];
    if (media) Object.assign(media, asExamples(status === "200" ? answers : (failureExamples[status] ?? {})));
  }
}

/** The routes' schemas for readers of OpenAPI: named, as lenient as the server is, with examples. */
export function describeApi<Document extends object>(
  generated: Document,
  examples: Record<string, CallExamples>,
): Document {
  const document = hoistTitled(generated as JsonObject);
  const paths = document.paths as Record<string, Record<string, Operation>>;
  const { schemas } = document.components as { schemas: Record<string, JsonObject> };
  for (const methods of Object.values(paths))
    for (const [method, operation] of Object.entries(methods)) {
      const described = forClients(operation);
      addOtherEnvelopes(described, schemas);
      addExamples(described, examples[operation.operationId] ?? { answers: {} });
      const isOnce = described.parameters?.some(({ name }) => name === "idempotency-key");
      const headers = { ...limitHeaders, ...(isOnce && replayedHeader) };
      for (const [status, response] of Object.entries(described.responses))
        response.headers = status === "200" ? headers : failureHeaders;
      methods[method] = described;
    }
  return document as Document;
}
