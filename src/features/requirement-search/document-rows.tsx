import { PhotoShape } from "../../components/pictures/photo-shape";
import { PageLink } from "../../components/ui/page-link";
import { paths } from "../../paths";
import { drawnSizeOf } from "../../units/drawn-size";
import type { CountryDocuments } from "./country-documents";
import * as styles from "./requirement-search.module.css";

/** The documents of a country by shape, name and size. */
export const DocumentRows = ({ documents }: { documents: CountryDocuments["templateList"] }) => (
  <ul>
    {documents.map((document) => (
      <li key={document.urlPath}>
        <PageLink className={styles.link} to={paths.requirement(document.urlPath)}>
          <PhotoShape {...drawnSizeOf(document)} />
          <span className={styles.document}>{document.name}</span>
          <bdi className={styles.size}>{document.sizeLabel}</bdi>
        </PageLink>
      </li>
    ))}
  </ul>
);
