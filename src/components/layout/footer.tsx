import { useTranslation } from "react-i18next";
import { productName } from "../../constants";
import { paths } from "../../paths";
import { isDeviceOnly } from "../../photo-mode";
import { PageLink } from "../ui/page-link";
import * as styles from "./footer.module.css";
import { Logo } from "./logo";

export function Footer() {
  const { t } = useTranslation("common");
  const groups = [
    {
      title: t("footer.service"),
      links: [
        { to: paths.home, label: t("nav.home") },
        { to: paths.requirements, label: t("nav.requirements") },
        { to: paths.guide, label: t("nav.guide") },
        { to: paths.blog, label: t("nav.blog") },
      ],
    },
    {
      title: t("footer.about"),
      links: [
        { to: paths.contactUs, label: t("nav.contactus") },
        { to: paths.authors, label: t("footer.author") },
        { to: paths.accuracy, label: t("footer.accuracy") },
        { to: paths.privacy, label: t("footer.privacy") },
        { to: paths.terms, label: t("footer.terms") },
      ],
    },
  ];
  return (
    <footer className={styles.footer} data-print="no">
      <div className={styles.row}>
        <div className={styles.about}>
          <p className={styles.name}>
            <Logo />
            {productName}
          </p>
          <p>{t(isDeviceOnly() ? "onDevice" : "footer.promise")}</p>
          <p className={styles.small}>{t("footer.source")}</p>
        </div>
        <nav className={styles.groups} aria-label={t("footer.label")}>
          {groups.map((group) => (
            <div key={group.title}>
              <h2 className={styles.title}>{group.title}</h2>
              <ul>
                {group.links.map(({ to, label }) => (
                  <li key={to}>
                    <PageLink to={to} className={styles.link}>
                      <span>{label}</span>
                    </PageLink>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </div>
    </footer>
  );
}
