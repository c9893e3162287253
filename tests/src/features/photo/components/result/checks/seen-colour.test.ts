import { expect, test } from "@jest/globals";
import { seenColourKey } from "../../../../../../../src/features/photo/components/result/checks/seen-colour";

test.each([
  ["#050505", "colourName.black"],
  ["#3d3f42", "colourName.dark-grey"],
  ["#8b8a90", "colourName.grey"],
  ["#d8d8d6", "backgroundName.light-grey"],
  ["#6b4a2f", "colourName.brown"],
  ["#d9c7a8", "backgroundName.cream"],
  ["#3f7d44", "colourName.green"],
  ["#20365f", "backgroundName.blue"],
  ["#b9cfe6", "backgroundName.light-blue"],
  ["#6f568e", "colourName.purple"],
  ["#eab4bf", "colourName.pink"],
  ["#9a2027", "backgroundName.red"],
  ["#ecd75a", "colourName.yellow"],
])("a wall of %s is called %s", (hex, key) => {
  expect(seenColourKey(hex, ["white"])).toBe(key);
});

test("a colour that the check has found to differ does not have the name of the required one", () => {
  expect(seenColourKey("#d0d0d0", [])).toBe("backgroundName.light-grey");
  expect(seenColourKey("#d0d0d0", ["light-grey"])).toBe("colourName.grey");
});

test.each([
  ["a cream wall that is too dark", "#cdbb9c", ["light-grey", "cream"]],
  ["a red one", "#c4564f", ["red"]],
] as const)("%s is not called another colour", (_, hex, required) => {
  expect(seenColourKey(hex, required)).toBeNull();
});

test("a blue wall where light blue is required is blue", () => {
  expect(seenColourKey("#a9c8ec", ["light-blue"])).toBe("backgroundName.blue");
});
