import { CardRejectionSchema, CardSchema } from "../../contract/card";
import { CropAdjustmentSchema } from "../../contract/card-body";
import {
  BlogDetailSchema,
  BlogSummarySchema,
  FaqItemSchema,
  LanguageRecordSchema,
} from "../../contract/content";
import { FailureSchema } from "../../contract/envelope";
import { ImageCheckSchema, UploadedImageSchema, UploadedMediaSchema } from "../../contract/image";
import { PaperSchema } from "../../contract/paper";
import {
  BoxSchema,
  CheckSchema,
  FaceSchema,
  MeasurementsSchema,
  PhotoReportSchema,
} from "../../contract/photo-report";
import { SegmentSchema } from "../../contract/segment";
import { SessionSchema } from "../../contract/session";
import {
  CountryGroupSchema,
  EditPolicySchema,
  SourceSchema,
  TemplateDetailSchema,
  TemplateSchema,
} from "../../contract/template";

/** Schemas that a generated client shall know by name, parts before what they are parts of. */
const named = {
  Box: BoxSchema,
  Face: FaceSchema,
  Check: CheckSchema,
  Measurements: MeasurementsSchema,
  CropAdjustment: CropAdjustmentSchema,
  Card: CardSchema,
  CardRejection: CardRejectionSchema,
  PhotoReport: PhotoReportSchema,
  Segment: SegmentSchema,
  Paper: PaperSchema,
  Source: SourceSchema,
  EditPolicy: EditPolicySchema,
  Document: TemplateSchema,
  DocumentDetail: TemplateDetailSchema,
  CountryDocuments: CountryGroupSchema,
  Article: BlogDetailSchema,
  ArticleSummary: BlogSummarySchema,
  Question: FaqItemSchema,
  Language: LanguageRecordSchema,
  UploadedImage: UploadedImageSchema,
  UploadedMedia: UploadedMediaSchema,
  ImageCheck: ImageCheckSchema,
  Session: SessionSchema,
  Failure: FailureSchema,
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

/** As `@fastify/swagger` writes a literal. */
function constAsEnum({ const: value, ...schema }: JsonObject): JsonObject {
  return value === undefined ? schema : { ...schema, enum: [value] };
}

/** A schema that stands in many places stands once, under its name. */
function nameSchemas(document: JsonObject): JsonObject {
  const refs = new Map<string, string>();
  const toRef = (object: JsonObject): Json => {
    const name = refs.get(JSON.stringify(object));
    return name === undefined ? object : { $ref: `#/components/schemas/${name}` };
  };
  const schemas: JsonObject = {};
  for (const [name, schema] of Object.entries(named)) {
    const plain = replaceEach(JSON.parse(JSON.stringify(schema)), (part) =>
      toRef(constAsEnum(part)),
    ) as JsonObject;
    schemas[name] = plain;
    refs.set(JSON.stringify(plain), name);
  }
  const paths = replaceEach(document.paths, toRef);
  const components = { ...(document.components as JsonObject), schemas };
  return { ...document, paths, components };
}

/** In what a client sends, a field with a default may be left out. */
function defaultsAreOptional(schema: Json): Json {
  if (!isObject(schema) || !Array.isArray(schema.required)) return schema;
  const properties = schema.properties as Record<string, JsonObject>;
  const required = schema.required.filter((name) => properties[name as string]?.default === undefined);
  return { ...schema, required };
}

interface Operation extends JsonObject {
  parameters?: { schema?: JsonObject; required?: boolean }[];
  requestBody?: { required?: boolean; content: Record<string, { schema: JsonObject }> };
}

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

/** The routes' own schemas as a reader of OpenAPI wants them: named, and lenient where the server is. */
export function openapiDocument<Document extends object>(generated: Document): Document {
  const paths = Object.entries((generated as JsonObject).paths as Record<string, Record<string, Operation>>);
  const document = {
    ...generated,
    paths: Object.fromEntries(
      paths.map(([path, methods]) => [
        path,
        Object.fromEntries(
          Object.entries(methods).map(([method, operation]) => [method, forClients(operation)]),
        ),
      ]),
    ),
  };
  return nameSchemas(document as JsonObject) as Document;
}
