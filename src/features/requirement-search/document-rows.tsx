import { useTranslation } from "react-i18next";
import { isTakenElsewhere } from "../../../contract/document/handed-in";
import { PhotoShape } from "../../components/pictures/photo-shape";
import { PageLink } from "../../components/ui/page-link";
import { paths } from "../../paths";
import { drawnSizeOf } from "../../units/drawn-size";
import { sizeBesideName } from "../../units/size-beside-name";
import type { CountryDocuments } from "./country-documents";
import * as styles from "./requirement-search.module.css";

/** The documents of a country by shape, name and size; those that take no photo made at home say so. */
export function DocumentRows({ documents }: { documents: CountryDocuments["templateList"] }) {
  const { t } = useTranslation("requirements");
  return (
    <ul>
      {documents.map((document) => (
        <li key={document.urlPath}>
          <PageLink className={styles.link} to={paths.requirement(document.urlPath)}>
            <PhotoShape {...drawnSizeOf(document)} />
            <span className={styles.document}>
              {document.name}
              {isTakenElsewhere(document) && (
                <>
                  {" "}
                  <span className={styles.elsewhere}>{t("takenElsewhere")}</span>
                </>
              )}
            </span>
            {sizeBesideName(document) && <bdi className={styles.size}>{sizeBesideName(document)}</bdi>}
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
