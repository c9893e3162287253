import type { ChildRule } from "../../../contract/document/template";
import type { TemplateEntry } from "../template-file";

/** Fields that contradict each other for one child. */
const opposites: [ChildRule, ChildRule][] = [
  ["eyes-may-be-closed", "eyes-open"],
  ["eyes-partly-open", "eyes-open"],
  ["as-adults", "eyes-may-be-closed"],
  ["as-adults", "eyes-partly-open"],
  ["as-adults", "mouth-may-be-open"],
  ["as-adults", "expression-free"],
  ["as-adults", "gaze-free"],
  ["as-adults", "head-tilt"],
];

/** Checks the rules for children of an entry: each group must state exactly one thing. */
export function checkChildren(
  { forChildren }: Pick<TemplateEntry, "forChildren">,
  report: (path: string[], problem: string, fix: string) => void,
): void {
  let before = 0;
  forChildren?.groups.forEach(({ underYears = 0, rules, head, eyeLine }, index) => {
    const path = ["forChildren", "groups", String(index)];
    const said: readonly ChildRule[] = rules ?? [];
    if (said.length === 0 && !head && !eyeLine)
      report(
        path,
        "it says nothing about these children.",
        "Give it rules, a head or an eyeLine, or remove it.",
      );
    if (index > 0 && underYears <= before)
      report(
        path,
        "the ages do not rise.",
        "Put the youngest first, each age once, babies without an age on top.",
      );
    before = underYears;
    for (const [one, other] of opposites)
      if (said.includes(one) && said.includes(other))
        report(
          [...path, "rules"],
          `"${one}" and "${other}" contradict each other.`,
          "Keep what the source says.",
        );
  });
}
