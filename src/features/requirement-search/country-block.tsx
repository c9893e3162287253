import { generalSizesCode } from "../../../contract/codes";
import { PageLink } from "../../components/ui/page-link";
import { paths } from "../../paths";
import type { CountryDocuments } from "./country-documents";
import * as styles from "./requirement-search.module.css";

/** A country and its documents; the code is also its anchor. */
export const CountryBlock = ({ group }: { group: CountryDocuments }) => (
  <section className={styles.country} id={group.countryCode} aria-labelledby={`${group.countryCode}-name`}>
    <h2 className={styles.name} id={`${group.countryCode}-name`}>
      {group.countryName}
      {group.countryCode !== generalSizesCode && (
        <span className={styles.code} aria-hidden="true">
          {group.countryCode}
        </span>
      )}
    </h2>
    <ul>
      {group.templateList.map(({ urlPath, name, sizeLabel }) => (
        <li key={urlPath}>
          <PageLink className={styles.link} to={paths.requirement(urlPath)}>
            <span className={styles.document}>{name}</span>
            <bdi className={styles.size}>{sizeLabel}</bdi>
          </PageLink>
        </li>
      ))}
    </ul>
  </section>
);
