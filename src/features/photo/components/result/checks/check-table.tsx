import { useTranslation } from "react-i18next";
import type { Check } from "../../../../../../photo/core/types";
import { Disclosure } from "../../../../../components/ui/disclosure";
import type { CheckWords } from "../../check-words";
import { useCheckWords } from "../../use-check-words";
import * as styles from "./check-table.module.css";
import { VerdictMark } from "./verdict-mark";

interface Row {
  name: string;
  verdict: Check["verdict"];
  each: CheckWords[];
}

const distinct = (words: (string | null)[]): string[] => [...new Set(words)].filter((word) => word !== null);

/** Every name once, with the numbers of all that bear it. */
function rowsOf(checks: readonly Check[], wordsOf: (check: Check) => CheckWords): Row[] {
  const rows = new Map<string, Row>();
  for (const check of checks) {
    const { verdict } = check;
    const words = wordsOf(check);
    const { name } = words;
    rows.set(name, { name, verdict, each: [...(rows.get(name)?.each ?? []), words] });
  }
  return [...rows.values()];
}

interface CheckTableProps {
  caption: string;
  checks: readonly Check[];
}

/** Checks that want nothing from the visitor, folded away: rule, number, limit, verdict. */
export const CheckTable = ({ caption, checks }: CheckTableProps) => {
  const { t } = useTranslation("result");
  const wordsOf = useCheckWords();
  if (checks.length === 0) return null;
  const rows = rowsOf(checks, wordsOf);
  return (
    <Disclosure summary={caption}>
      <div className={styles.place}>
        <table className={styles.table}>
          <thead className={styles.head}>
            <tr>
              <th scope="col">{t("checks.column.rule")}</th>
              <th scope="col">{t("checks.column.measured")}</th>
              <th scope="col">{t("checks.column.verdict")}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, verdict, each }) => (
              <tr key={name}>
                <th scope="row" className={styles.rule}>
                  {name}
                  {distinct(each.map(({ allowed }) => allowed)).map((allowed) => (
                    <bdi key={allowed} className={styles.allowed}>
                      {allowed}
                    </bdi>
                  ))}
                </th>
                <td className={styles.measured}>
                  <bdi>{distinct(each.map(({ measured }) => measured)).join(" / ")}</bdi>
                </td>
                <td className={styles.verdict}>
                  <VerdictMark verdict={verdict} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Disclosure>
  );
};
