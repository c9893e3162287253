import type { CountryDocuments } from "./country-documents";
import { DocumentRows } from "./document-rows";
import * as styles from "./requirement-search.module.css";

/** A country in the search results, with its documents. */
export const CountryBlock = ({ group }: { group: CountryDocuments }) => (
  <section className={styles.found} aria-labelledby={`${group.countryCode}-name`}>
    <h2 className={styles.name} id={`${group.countryCode}-name`}>
      {group.countryName}
    </h2>
    <DocumentRows documents={group.templateList} />
  </section>
);
