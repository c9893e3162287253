import { paths } from "../../paths";
import { PageLink } from "../ui/page-link";
import * as styles from "./make-list.module.css";

export interface ListedTemplate {
  urlPath: string;
  countryName: string;
  name: string;
  sizeLabel: string;
}

/** The documents of an article, in a box beside it. */
export const MakeList = ({ title, templates }: { title: string; templates: readonly ListedTemplate[] }) =>
  templates.length === 0 ? null : (
    <section className={styles.box} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.list}>
        {templates.map(({ urlPath, countryName, name, sizeLabel }) => (
          <li key={urlPath}>
            <PageLink className={styles.link} to={paths.requirement(urlPath)}>
              <span>
                {countryName} · {name}
              </span>
              <bdi className={styles.size}>{sizeLabel}</bdi>
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
