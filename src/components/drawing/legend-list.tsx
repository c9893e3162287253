import * as styles from "./legend-list.module.css";

export interface LegendRow {
  /** The letter of the dimension in the drawing. */
  mark: string;
  label: string;
  value: string;
  /** What is asked for, where the value is what was measured. */
  note?: string | null;
}

/** The letters of a drawing in words, with their numbers. */
export const LegendList = ({ label, rows }: { label: string; rows: readonly LegendRow[] }) => (
  <dl aria-label={label}>
    {rows.map((row) => (
      <div key={row.mark} className={styles.row}>
        <dt className={styles.term}>
          <span className={styles.mark}>{row.mark}</span>
          {row.label}
        </dt>
        <dd className={styles.value}>
          <bdi>{row.value}</bdi>
          {row.note && <bdi className={styles.note}>{row.note}</bdi>}
        </dd>
      </div>
    ))}
  </dl>
);
