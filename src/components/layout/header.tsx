import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { productName } from "../../constants";
import { paths } from "../../paths";
import { Icon } from "../ui/icon";
import { PageLink } from "../ui/page-link";
import { VisuallyHidden } from "../ui/visually-hidden";
import * as styles from "./header.module.css";
import { Logo } from "./logo";
import { SiteNav } from "./site-nav";

export function Header({ languageChooser }: { languageChooser: ReactNode }) {
  const { t } = useTranslation("common");
  const navId = useId();
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isMenuOpen) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      // In the capture phase, before the page's own handlers: the menu is on top.
      event.preventDefault();
      setIsMenuOpen(false);
      opener.current?.focus();
    };
    document.addEventListener("keydown", onKeyDown, true);
    return () => document.removeEventListener("keydown", onKeyDown, true);
  }, [isMenuOpen]);
  return (
    <header className={styles.header} data-print="no">
      <div className={styles.row}>
        <PageLink to={paths.home} className={styles.home} aria-label={t("nav.logoLabel", { productName })}>
          <Logo />
          <span className={styles.name}>{productName}</span>
        </PageLink>
        <SiteNav id={navId} isOpen={isMenuOpen} />
        <div className={styles.language}>{languageChooser}</div>
        <button
          ref={opener}
          type="button"
          className={styles.menu}
          aria-expanded={isMenuOpen}
          aria-controls={navId}
          onClick={() => setIsMenuOpen(!isMenuOpen)}
        >
          <Icon name={isMenuOpen ? "cross" : "menu"} />
          <VisuallyHidden>{t(isMenuOpen ? "nav.close" : "nav.open")}</VisuallyHidden>
        </button>
      </div>
    </header>
  );
}
