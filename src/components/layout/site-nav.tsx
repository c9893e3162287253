import { useTranslation } from "react-i18next";
import { paths } from "../../paths";
import { PageLink } from "../ui/page-link";
import * as styles from "./site-nav.module.css";

/** The pages of the main navigation; a link to Home is part of it. */
export function SiteNav({ id, isOpen }: { id: string; isOpen: boolean }) {
  const { t } = useTranslation("common");
  const links = [
    { to: paths.home, label: t("nav.home") },
    { to: paths.requirements, label: t("nav.requirements") },
    { to: paths.guide, label: t("nav.guide") },
    { to: paths.blog, label: t("nav.blog") },
    { to: paths.contactUs, label: t("nav.contactus") },
  ];
  return (
    <nav className={styles.nav} id={id} aria-label={t("nav.label")} data-open={isOpen}>
      <ul className={styles.list}>
        {links.map(({ to, label }) => (
          <li key={to}>
            <PageLink to={to} className={styles.link}>
              {label}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
