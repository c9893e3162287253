import * as styles from "./facts.module.css";

export interface Fact {
  term: string;
  value: string;
  /** The requirement, where it differs from the value. */
  note?: string | null;
}

/** Terms and values in two columns. */
export const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <dl>
    {facts.map(({ term, value, note }) => (
      <div key={term} className={styles.fact}>
        <dt className={styles.term}>{term}</dt>
        <dd className={styles.value}>
          <bdi>{value}</bdi>
          {note && <bdi className={styles.note}>{note}</bdi>}
        </dd>
      </div>
    ))}
  </dl>
);
