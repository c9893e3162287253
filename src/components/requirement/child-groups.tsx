import { useTranslation } from "react-i18next";
import type { ChildRule } from "../../../contract/document/template";
import type { LengthBand } from "../../../drawing/drawing-frame";
import { FactRow } from "./facts/fact-row";
import * as styles from "./facts/facts.module.css";
import { childRuleKeys, keyOf } from "./rule-keys";

interface ChildGroup {
  /** Null: babies without a stated age. */
  readonly underYears: number | null;
  readonly rules: readonly (ChildRule | (string & {}))[];
  readonly head: { readonly heightMm: LengthBand } | null;
  readonly eyeLine: LengthBand | null;
}

interface ChildGroupsProps {
  groups: readonly ChildGroup[];
  /** Lengths of their own; omitted where only taking the photo matters. */
  writeLength?: (key: "children.head" | "children.eyeLine", band: LengthBand) => string;
}

/** Whether the groups say more than lengths on the photo. */
export const tellsOfTaking = (groups: readonly Pick<ChildGroup, "rules">[]): boolean =>
  groups.some(({ rules }) => rules.length > 0);

/** What an authority relaxes for children, by age. */
export function ChildGroups({ groups, writeLength }: ChildGroupsProps) {
  const { t } = useTranslation("evidence");
  const shown = writeLength ? groups : groups.filter(({ rules }) => rules.length > 0);
  return (
    <dl>
      {shown.map(({ underYears, rules, head, eyeLine }) => (
        <FactRow
          key={underYears}
          label={underYears === null ? t("children.babies") : t("children.under", { count: underYears })}
        >
          {rules.map((rule) => (
            <span key={rule} className={styles.line}>
              {t(keyOf(childRuleKeys, rule))}
            </span>
          ))}
          {writeLength && head && (
            <span className={styles.line}>{writeLength("children.head", head.heightMm)}</span>
          )}
          {writeLength && eyeLine && (
            <span className={styles.line}>{writeLength("children.eyeLine", eyeLine)}</span>
          )}
        </FactRow>
      ))}
    </dl>
  );
}
