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
