import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "@jest/globals";
import Ajv from "ajv";
import { parse } from "yaml";
import { editorSchemas } from "../../../../catalogue/tools/editing/editor-schemas";

const schemas = Object.entries(editorSchemas());

it.each(schemas)("content/schemas/%s is what the schema says now (npm run schemas)", (name, text) => {
  expect(readFileSync(join("content/schemas", name), "utf8")).toBe(text);
});

it.each([
  ["content/templates/us.yaml", "document"],
  ["content/guides/de-passport/meta.yaml", "guides-meta"],
])("takes %s and refuses an unknown field in it", (file, name) => {
  const check = new Ajv({ strict: false }).compile(JSON.parse(editorSchemas()[`${name}.schema.json`]!));
  const value = parse(readFileSync(file, "utf8")) as object;
  expect(check(value)).toBe(true);
  expect(check({ ...value, colour: "red" })).toBe(false);
});
