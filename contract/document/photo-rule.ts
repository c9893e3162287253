import type { EasedCheck } from "../../photo/core/findings";
import type { PhotoRule } from "../../photo/core/types";
import type { ChildRule, Template } from "./template";

/** Which checks are eased by what an authority says of children; what it says beside that eases none. */
const easedBy: Partial<Record<ChildRule, readonly EasedCheck[]>> = {
  "eyes-may-be-closed": ["eyes-open"],
  "eyes-partly-open": ["eyes-open"],
  "mouth-may-be-open": ["mouth-closed"],
  "expression-free": ["mouth-closed", "expression"],
  "gaze-free": ["gaze"],
  "head-tilt": ["yaw", "pitch", "roll"],
};

/** What is known of children. */
type ForChildren = { groups: readonly { rules?: readonly ChildRule[] }[] } | null | undefined;

/** The checks that an authority eases for small children: what they find then only warns. */
export function easedChecks(forChildren: ForChildren): EasedCheck[] {
  const rules = (forChildren?.groups ?? []).flatMap(({ rules = [] }) => rules);
  return [...new Set(rules.flatMap((rule) => easedBy[rule] ?? []))];
}

/**
 * The rule that applies to one person, on the server and in a browser.
 * @param isChild the photo is of a baby or a small child
 */
export const ruleFor = (
  { rule, forChildren }: Pick<Template, "rule"> & { forChildren?: ForChildren },
  isChild: boolean,
): PhotoRule => (isChild ? { ...rule, eased: easedChecks(forChildren) } : rule);
