import type { RelaxedCheck } from "../../photo/core/findings";
import type { PhotoRule } from "../../photo/core/types";
import type { ChildRule, Template } from "./template";

/** Which checks the authority's statements about children relax; other statements relax none. */
const relaxedBy: Partial<Record<ChildRule, readonly RelaxedCheck[]>> = {
  "eyes-may-be-closed": ["eyes-open"],
  "eyes-partly-open": ["eyes-open"],
  "mouth-may-be-open": ["mouth-closed"],
  "expression-free": ["mouth-closed", "expression"],
  "gaze-free": ["gaze"],
  "head-tilt": ["yaw", "pitch", "roll"],
};

/** The known rules for children. */
type ForChildren =
  | { groups: readonly { underYears?: number | null; rules?: readonly ChildRule[] }[] }
  | null
  | undefined;

/** The checks that an authority relaxes for small children: they only warn. */
export function relaxedChecks(forChildren: ForChildren): RelaxedCheck[] {
  const rules = (forChildren?.groups ?? []).flatMap(({ rules = [] }) => rules);
  return [...new Set(rules.flatMap((rule) => relaxedBy[rule] ?? []))];
}

/** The groups of children of whom the authority states something about a check, each with these statements alone. */
export const childGroupsOf = (forChildren: Template["forChildren"], check: string) =>
  (forChildren?.groups ?? [])
    .map((group) => ({
      ...group,
      rules: group.rules.filter((rule) =>
        rule === "eyes-open"
          ? check === "eyes-open"
          : (relaxedBy[rule] as readonly string[] | undefined)?.includes(check),
      ),
    }))
    .filter(({ rules }) => rules.length > 0);

/** The authority's statements that free a child of a rule altogether. */
const freeing: readonly ChildRule[] = ["eyes-may-be-closed", "mouth-may-be-open", "expression-free"];

/**
 * Closed eyes, an open mouth or a smile are no fault where the oldest children that the authority speaks of may have them.
 * Where only the youngest of several groups may, they are relaxed: no picture tells the age.
 */
function waivedChecks(forChildren: ForChildren): RelaxedCheck[] {
  // A group with lengths alone says nothing of the face.
  const groups = (forChildren?.groups ?? []).filter(({ rules = [] }) => rules.length > 0);
  const ageOf = ({ underYears }: (typeof groups)[number]): number => underYears ?? Number.POSITIVE_INFINITY;
  const oldest = Math.max(...groups.map(ageOf));
  const freed = groups
    .filter((group) => ageOf(group) === oldest)
    .flatMap(({ rules = [] }) => rules.filter((rule) => freeing.includes(rule)));
  return [...new Set(freed.flatMap((rule) => relaxedBy[rule] ?? []))];
}

/** What the rule has for a small child beside that for a grown-up. */
export const childRuleOf = (forChildren: ForChildren): Pick<PhotoRule, "relaxed" | "waived"> => ({
  relaxed: relaxedChecks(forChildren),
  waived: waivedChecks(forChildren),
});

/**
 * The rule for one person, on the server and in a browser.
 * @param isChild the photo is of a baby or a small child
 */
export const ruleFor = (
  { rule, forChildren }: Pick<Template, "rule"> & { forChildren?: ForChildren },
  isChild: boolean,
): PhotoRule => (isChild ? { ...rule, ...childRuleOf(forChildren) } : rule);

/** Documents that follow ICAO Doc 9303, which requires a neutral expression with the mouth closed. */
const identityDocuments: readonly string[] = ["passport", "visa", "id-card", "residence-permit"];

export const followsIcao = ({ document }: { document: string }): boolean =>
  identityDocuments.includes(document);
