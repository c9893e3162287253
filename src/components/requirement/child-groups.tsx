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
}

interface ChildGroupsProps {
  groups: readonly ChildGroup[];
  /** Omitted where only taking the photo matters. */
  writeHead?: (heightMm: LengthBand) => string;
}

/** What an authority relaxes for children, by age. */
export function ChildGroups({ groups, writeHead }: ChildGroupsProps) {
  const { t } = useTranslation("evidence");
  return (
    <dl>
      {groups.map(({ underYears, rules, head }) => (
        <FactRow
          key={underYears}
          label={underYears === null ? t("children.babies") : t("children.under", { count: underYears })}
        >
          {rules.map((rule) => (
            <span key={rule} className={styles.line}>
              {t(keyOf(childRuleKeys, rule))}
            </span>
          ))}
          {head && writeHead && <span className={styles.line}>{writeHead(head.heightMm)}</span>}
        </FactRow>
      ))}
    </dl>
  );
}
