import type { CountryDocuments } from "./country-documents";
import * as styles from "./requirement-search.module.css";

const mostSizes = 2;

/** The sizes of a country's first documents, and dots if it has more. */
export function CountrySizes({ documents }: { documents: CountryDocuments["templateList"] }) {
  const sizes = [...new Set(documents.map(({ sizeLabel }) => sizeLabel))];
  return (
    <span className={styles.sizes}>
      {sizes.slice(0, mostSizes).map((size) => (
        <bdi key={size}>{size} </bdi>
      ))}
      {sizes.length > mostSizes && "…"}
    </span>
  );
}
