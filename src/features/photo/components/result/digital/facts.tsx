import * as styles from "./facts.module.css";

/** Terms and their values in two columns. */
export const Facts = ({ facts }: { facts: readonly { term: string; value: string }[] }) => (
  <dl>
    {facts.map(({ term, value }) => (
      <div key={term} className={styles.fact}>
        <dt className={styles.term}>{term}</dt>
        <dd>
          <bdi>{value}</bdi>
        </dd>
      </div>
    ))}
  </dl>
);
