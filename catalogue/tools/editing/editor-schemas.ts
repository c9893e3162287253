import type { TSchema } from "typebox";
import { articleKinds } from "../../articles/article-collection";
import { TemplateFileSchema } from "../../templates/template-file";

/** JSON Schema of every YAML file for writers, by file name in content/schemas/. */
export function editorSchemas(): Record<string, string> {
  const forms: [name: string, title: string, schema: TSchema][] = [
    ["document", "Documents of a country", TemplateFileSchema],
    ...Object.entries(articleKinds).map(([kind, { meta }]): [string, string, TSchema] => [
      `${kind}-meta`,
      `Data of an article in ${kind}/`,
      meta,
    ]),
  ];
  return Object.fromEntries(
    forms.map(([name, title, schema]) => [
      `${name}.schema.json`,
      `${JSON.stringify({ $schema: "http://json-schema.org/draft-07/schema#", title, ...schema }, null, 2)}\n`,
    ]),
  );
}
