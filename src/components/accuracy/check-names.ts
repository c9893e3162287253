import { type TextKeys, textKeysOf } from "../../../photo/core/finding-texts";
import { type CheckId, checkIds, type Finding, findings } from "../../../photo/core/findings";

/** Checks that share their name with another one. */
const ownNames = {
  yaw: "accuracy:defect.turned",
  pitch: "accuracy:defect.bent",
  hands: "accuracy:defect.hand",
  "finished-face": "accuracy:checks.finishedFace",
} as const satisfies Partial<Record<CheckId, string>>;

export type CheckName = (typeof ownNames)[keyof typeof ownNames] | `errors:${TextKeys["name"]}`;

/**
 * The key of a check's name. Resolved at build time, so that the page does not load the findings.
 * @throws Error for an unknown check
 */
export function checkNameOf(check: string): CheckName {
  if (Object.hasOwn(ownNames, check)) return ownNames[check as keyof typeof ownNames];
  const rows = Object.entries<Finding>(findings).filter(([, row]) => [row.check].flat().includes(check));
  const [messageKey] = rows.find(([, { isPassed }]) => isPassed) ?? rows[0] ?? [];
  if (!messageKey) throw new Error(`"${check}" is none of ${checkIds.join(", ")}`);
  return `errors:${textKeysOf(messageKey)!.name}`;
}
