import { checkStatuses } from "../../contract/codes";
import { type Envelope, failure } from "../envelope";
import type { CallExamples } from "./examples";

const noImage = { checkStatus: checkStatuses.failed, errMsg: "current image format not supported" };

/** The same for every call. */
const failureExamples: Record<string, Record<string, Envelope<unknown>>> = {
  "4XX": {
    wrongField: failure(400, "querystring/lang must be equal to one of the allowed values"),
    noImage: failure(415, noImage.errMsg, noImage),
    toldAlready: failure(409, "there is an answer for this code"),
  },
  "5XX": { busy: failure(503, "too many photos at once, please try again") },
};

type Json = unknown;
type JsonObject = Record<string, Json>;
const isObject = (value: Json): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Every object of a document, parts before wholes, may be put in place of itself. */
function replaceEach(value: Json, replace: (object: JsonObject) => Json): Json {
  if (Array.isArray(value)) return value.map((item) => replaceEach(item, replace));
  if (!isObject(value)) return value;
  return replace(
    Object.fromEntries(Object.entries(value).map(([key, item]) => [key, replaceEach(item, replace)])),
  );
}

/** A schema with a title stands once, under that name, and a generated client knows it by the name. */
function hoistTitled(document: JsonObject): JsonObject {
  const schemas: JsonObject = {};
  const toRef = (object: JsonObject): Json => {
    const { title } = object;
    if (typeof title !== "string") return object;
    schemas[title] ??= object;
    if (JSON.stringify(schemas[title]) !== JSON.stringify(object))
      throw new Error(`two schemas with the title ${title}`);
    return { $ref: `#/components/schemas/${title}` };
  };
  const paths = replaceEach(document.paths, toRef);
  return { ...document, paths, components: { ...(document.components as JsonObject), schemas } };
}

/** In what a client sends, a field with a default may be left out. */
function defaultsAreOptional(schema: Json): Json {
  if (!isObject(schema) || !Array.isArray(schema.required)) return schema;
  const properties = schema.properties as Record<string, JsonObject>;
  const required = schema.required.filter((name) => properties[name as string]?.default === undefined);
  return { ...schema, required };
}

interface Operation extends JsonObject {
  operationId: string;
  parameters?: { schema?: JsonObject; required?: boolean }[];
  requestBody?: { required?: boolean; content: Record<string, { schema: JsonObject }> };
  responses: Record<string, { content?: Record<string, object> }>;
}

/** Lenient where the server is. */
function forClients(operation: Operation): Operation {
  const parameters = operation.parameters?.map((parameter) =>
    parameter.schema?.default === undefined ? parameter : { ...parameter, required: false },
  );
  const content = operation.requestBody?.content ?? {};
  const bodies = Object.entries(content).map(([type, { schema }]) => {
    const lenient = defaultsAreOptional(schema) as JsonObject & { required?: string[] };
    const isUpload = type === "multipart/form-data";
    return [
      type,
      { schema: isUpload ? { ...lenient, required: [...(lenient.required ?? []), "file"] } : lenient },
    ];
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

/** Puts examples beside the schemas of every body and of every answer that is JSON. */
function addExamples({ requestBody, responses }: Operation, { body, answers }: CallExamples): void {
  for (const media of Object.values(requestBody?.content ?? {})) Object.assign(media, asExamples({ body }));
  for (const [status, { content }] of Object.entries(responses)) {
    const media = content?.["application/json"];
    if (media) Object.assign(media, asExamples(status === "200" ? answers : (failureExamples[status] ?? {})));
  }
}

/** The routes' own schemas as a reader of OpenAPI wants them: named, lenient where the server is, with examples. */
export function describeApi<Document extends object>(
  generated: Document,
  examples: Record<string, CallExamples>,
): Document {
  const document = hoistTitled(generated as JsonObject);
  const paths = document.paths as Record<string, Record<string, Operation>>;
  for (const methods of Object.values(paths))
    for (const [method, operation] of Object.entries(methods)) {
      const described = forClients(operation);
      addExamples(described, examples[operation.operationId] ?? { answers: {} });
      methods[method] = described;
    }
  return document as Document;
}
