import { expect, test } from "@jest/globals";
import { loadContent } from "../../catalogue/content";
import { photoRuleOf } from "../../contract/photo-rule";

/** Templates show lengths to a tenth of a millimetre. */
const roundingMm = 0.05 + 1e-9;

test("the rule made of what the API lists is the one that the server obeys", async () => {
  const content = await loadContent();
  const templates = content.countryGroups("en").data.flatMap(({ templateList }) => templateList);
  expect(templates.length).toBeGreaterThan(300);
  for (const template of templates) {
    const { head, ...rule } = photoRuleOf(template);
    const { head: ownHead, ...ownRule } = content.photoRule(template.urlPath)!;
    expect(rule).toEqual(ownRule);
    expect(head?.crown).toBe(ownHead?.crown);
    for (const end of ["min", "max"] as const) {
      const differenceMm = (head?.heightMm[end] ?? 0) - (ownHead?.heightMm[end] ?? 0);
      expect(Math.abs(differenceMm)).toBeLessThanOrEqual(roundingMm);
    }
  }
});

test("a child is judged by what the authority eases for children, the same on both sides", async () => {
  const content = await loadContent();
  const templates = content.countryGroups("en").data.flatMap(({ templateList }) => templateList);
  const easedIn = (urlPath: string) =>
    photoRuleOf(templates.find((template) => template.urlPath === urlPath)!, true).eased;
  expect(easedIn("de-passport")).toEqual(["mouth-closed", "expression", "gaze", "yaw", "pitch", "roll"]);
  // Open eyes are asked of Australian babies too; of American ones nothing is known here.
  expect(easedIn("au-passport")).toEqual(["mouth-closed"]);
  expect(photoRuleOf({ ...templates[0]!, forChildren: null }, true).eased).toEqual([]);
  for (const template of templates)
    expect(photoRuleOf(template, true).eased).toEqual(content.photoRule(template.urlPath, true)!.eased);
});
