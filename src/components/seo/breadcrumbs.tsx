import { useTranslation } from "react-i18next";
import { PageLink } from "../ui/page-link";
import * as styles from "./breadcrumbs.module.css";
import type { TrailStep } from "./structured-data";

/** Breadcrumbs from home to this page. */
export function Breadcrumbs({ trail }: { trail: readonly TrailStep[] }) {
  const { t } = useTranslation("common");
  return (
    <nav className={styles.breadcrumbs} aria-label={t("nav.breadcrumb")}>
      <ol>
        {trail.map(({ name, path }, index) => (
          <li key={path} className={styles.step}>
            {index < trail.length - 1 ? (
              <PageLink to={path} className={styles.link}>
                {name}
              </PageLink>
            ) : (
              <span aria-current="page">{name}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
