import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { startApp, type TestApp } from "../start-app";

interface Schema {
  $ref?: string;
  description?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
}

interface Body {
  content: Record<string, { schema: Schema }>;
}

interface Operation {
  parameters?: { name: string; description?: string; schema: Schema }[];
  requestBody?: Body;
  responses: Record<string, Body>;
}

describe("the description of the API", () => {
  let server: TestApp;
  let paths: Record<string, Record<string, Operation>>;
  let schemas: Record<string, Schema>;
  beforeAll(async () => {
    server = await startApp();
    const document = (await server.app.inject("/openapi.json")).json();
    paths = document.paths;
    schemas = document.components.schemas;
  });
  afterAll(() => server.close());

  const resolved = (schema: Schema): Schema =>
    schema.$ref ? schemas[schema.$ref.split("/").pop()!]! : schema;

  const isDescribed = (field: Schema): boolean =>
    Boolean(field.description || resolved(field).description) || (field.anyOf ?? []).some(isDescribed);

  /** The fields of a schema, and of what they hold, without a description. */
  function undescribed(schema: Schema, place: string): string[] {
    // The engine's own, for a correction by hand: said as a whole.
    if (place.endsWith(".cropSource")) return [];
    const { properties = {}, items, anyOf = [] } = resolved(schema);
    return [
      ...Object.entries(properties).flatMap(([name, field]) => [
        ...(isDescribed(field) ? [] : [`${place}.${name}`]),
        ...undescribed(field, `${place}.${name}`),
      ]),
      ...[...(items ? [items] : []), ...anyOf].flatMap((part) => undescribed(part, place)),
    ];
  }

  it("says what every field of a request means", () => {
    const found = Object.entries(paths).flatMap(([path, methods]) =>
      Object.values(methods).flatMap(({ parameters = [], requestBody }) => [
        ...parameters
          .filter(({ description, schema }) => !description && !schema.description)
          .map(({ name }) => `${path}?${name}`),
        ...Object.values(requestBody?.content ?? {}).flatMap(({ schema }) => undescribed(schema, path)),
      ]),
    );
    expect(found).toEqual([]);
  });

  it.each(["/v5/photo/make", "/v5/card/mask"])("says what every field of the answer of %s means", (path) => {
    const { schema } = paths[path]!.post!.responses["200"]!.content["application/json"]!;
    expect(undescribed(schema, path)).toEqual([]);
  });
});
