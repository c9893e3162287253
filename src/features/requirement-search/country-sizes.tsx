import type { CountryDocuments } from "./country-documents";
import * as styles from "./requirement-search.module.css";

/** A country's first document with its size, and dots if the others have other sizes. */
export function CountrySizes({ documents }: { documents: CountryDocuments["templateList"] }) {
  const [first] = documents;
  if (!first) return null;
  return (
    <span className={styles.sizes}>
      <bdi>{first.name}</bdi> <bdi>{first.sizeLabel}</bdi>
      {documents.some(({ sizeLabel }) => sizeLabel !== first.sizeLabel) && " …"}
    </span>
  );
}
