import { expect, test } from "@jest/globals";
import { Value } from "typebox/value";
import { loadContent } from "../../../catalogue/content";
import { relaxedChecks, ruleFor } from "../../../contract/document/photo-rule";
import { type ChildRule, PhotoRuleSchema } from "../../../contract/document/template";

/** The documents as a browser receives them from the API. */
async function documentsOfApi() {
  const content = await loadContent();
  const templates = content.countryGroups("en").data.flatMap(({ templateList }) => templateList);
  return { content, templates: JSON.parse(JSON.stringify(templates)) as typeof templates };
}

test.each<[ChildRule[][], string[]]>([
  [[], []],
  [[["eyes-may-be-closed"]], ["eyes-open"]],
  [[["eyes-may-be-closed"], ["eyes-partly-open"]], ["eyes-open"]],
  [[["mouth-may-be-open", "expression-free"]], ["mouth-closed", "expression"]],
  [
    [["gaze-free"], ["head-tilt"]],
    ["gaze", "yaw", "pitch", "roll"],
  ],
])("what is said of children, %j, relaxes %j", (groups, relaxed) => {
  expect(relaxedChecks({ groups: groups.map((rules) => ({ rules })) })).toEqual(relaxed);
});

test("nothing is relaxed where nothing is said of children, or no rule among it", () => {
  for (const forChildren of [undefined, null, { groups: [{}] }])
    expect(relaxedChecks(forChildren)).toEqual([]);
});

test("the device applies the same rule as the server, for every document, adult and child", async () => {
  const { content, templates } = await documentsOfApi();
  expect(templates.length).toBeGreaterThan(430);
  const wrong = templates.filter(({ rule }) => !Value.Check(PhotoRuleSchema, rule));
  expect(wrong.map(({ urlPath }) => urlPath)).toEqual([]);
  for (const template of templates)
    for (const isChild of [false, true])
      expect(ruleFor(template, isChild)).toEqual(content.photoRule(template.urlPath, isChild));
});

test("a child is judged by what the authority relaxes for children", async () => {
  const { templates } = await documentsOfApi();
  const ruleOf = (urlPath: string, isChild: boolean) =>
    ruleFor(templates.find((template) => template.urlPath === urlPath)!, isChild);
  expect(ruleOf("de-passport", true).relaxed).toEqual([
    "mouth-closed",
    "expression",
    "gaze",
    "yaw",
    "pitch",
    "roll",
  ]);
  // Open eyes are asked of Australian babies too; of American ones nothing is known here.
  expect(ruleOf("au-passport", true).relaxed).toEqual(["mouth-closed"]);
  expect(ruleOf("de-passport", false)).not.toHaveProperty("relaxed");
});

test.each<[string, string[]]>([
  ["us-baby-passport", ["eyes-open"]],
  // British children of one to five may not close their eyes, but any expression is allowed.
  ["gb-passport", ["mouth-closed", "expression"]],
  // What is said of children under 11 is the height of their eyes.
  ["pl-passport", ["eyes-open", "mouth-closed", "expression"]],
])("what the authority allows all small children is no fault of theirs: %s", async (urlPath, waived) => {
  const { templates } = await documentsOfApi();
  expect(ruleFor(templates.find((template) => template.urlPath === urlPath)!, true).waived).toEqual(waived);
});
