import { expect, it } from "@jest/globals";
import { buildSchema, GraphQLObjectType, printType } from "graphql";
import { Type } from "typebox";
import { Nullable } from "../../../contract/document/template";
import { TypeDefinitions } from "../../../plugins/gatsby-source-v5/type-definitions";

const Band = Type.Object({ min: Type.Number(), max: Nullable(Type.Number()) });
const Size = Type.Object({
  name: Type.String({ description: 'Words, as "passport"' }),
  dpi: Type.Integer(),
  unit: Type.Enum(["mm", "px"]),
  file: Nullable(Type.Union([Type.Literal("jpeg"), Type.Literal("png")])),
  kinds: Type.Array(Type.Enum(["id-card", "visa"])),
  head: Nullable(Band),
  eyes: Band,
  crop: Type.Object({ isTight: Type.Boolean() }, { description: "How it is cut" }),
});

function schemaOf(own: Record<string, string> = {}) {
  const definitions = new TypeDefinitions({ Band });
  const fields = definitions.fields("Size", Size, own);
  return buildSchema(`type Query { size: Size }\ntype Size {\n${fields}\n}\n${definitions}`);
}

it("says of each field what the contract says: certain or not, its type, its words", () => {
  const type = schemaOf().getType("Size") as GraphQLObjectType;
  expect(type).toBeInstanceOf(GraphQLObjectType);
  const shown = Object.values(type.getFields()).map(({ name, type: of }) => `${name}: ${of}`);
  expect(shown).toEqual([
    "name: String!",
    "dpi: Int!",
    "unit: SizeUnit!",
    "file: SizeFile",
    "kinds: [String!]!",
    "head: Band",
    "eyes: Band!",
    "crop: SizeCrop!",
  ]);
  expect(type.getFields().name?.description).toBe('Words, as "passport"');
  // GraphQL has no names with hyphens: the words stand in the description.
  expect(type.getFields().kinds?.description).toBe("id-card, visa");
});

it("defines what lies below: enums, shared types under their own name, the rest under their field's", () => {
  const schema = schemaOf();
  expect(printType(schema.getType("SizeUnit")!)).toBe("enum SizeUnit {\n  mm\n  px\n}");
  expect(printType(schema.getType("SizeFile")!)).toBe("enum SizeFile {\n  jpeg\n  png\n}");
  expect(printType(schema.getType("Band")!)).toBe("type Band {\n  min: Float!\n  max: Float\n}");
  expect(schema.getType("SizeCrop")?.description).toBe("How it is cut");
});

it("lets a node say another type than the contract: a link instead of an id", () => {
  const type = schemaOf({ dpi: "Float", lang: "String!" }).getType("Size") as GraphQLObjectType;
  expect(String(type.getFields().dpi?.type)).toBe("Float");
  expect(String(type.getFields().lang?.type)).toBe("String!");
});
