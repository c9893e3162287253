import { useTranslation } from "react-i18next";
import type { CardCheck } from "../../../../../contract/photo-report";
import { Disclosure } from "../../../../components/ui/disclosure";
import * as styles from "./check-table.module.css";
import { useCheckWords } from "./use-check-words";
import { VerdictMark } from "./verdict-mark";

interface CheckTableProps {
  caption: string;
  checks: readonly CardCheck[];
}

/** Checks that want nothing from the visitor, folded away: rule, number, limit, verdict. */
export const CheckTable = ({ caption, checks }: CheckTableProps) => {
  const { t } = useTranslation("result");
  const wordsOf = useCheckWords();
  if (checks.length === 0) return null;
  return (
    <Disclosure summary={caption}>
      <table className={styles.table}>
        <thead className={styles.head}>
          <tr>
            <th scope="col">{t("checks.column.rule")}</th>
            <th scope="col">{t("checks.column.measured")}</th>
            <th scope="col">{t("checks.column.verdict")}</th>
          </tr>
        </thead>
        <tbody>
          {checks.map((check) => {
            const words = wordsOf(check);
            return (
              <tr key={`${check.rule}-${check.messageKey}`}>
                <th scope="row" className={styles.rule}>
                  {words.name}
                  {words.allowed && <bdi className={styles.allowed}>{words.allowed}</bdi>}
                </th>
                <td className={styles.measured}>{words.measured && <bdi>{words.measured}</bdi>}</td>
                <td className={styles.verdict}>
                  <VerdictMark verdict={check.verdict} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Disclosure>
  );
};
