import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useAppSelector } from "../../store/hooks";
import { type RouteError, selectRouteError } from "../../store/route-slice";
import { ErrorPage } from "./error-page";
import { Footer } from "./footer";
import { Header } from "./header";
import * as styles from "./layout.module.css";
import { NotFound } from "./not-found";
import { OfflineBanner } from "./offline-banner";
import { PrintLine } from "./print-line";
import { RouteProgress } from "./route-progress";
import { Toast } from "./toast";

interface LayoutProps {
  /** Passed in by its feature; components do not import features. */
  languageChooser: ReactNode;
  /** Content above the header, such as the offer of another language. */
  banner?: ReactNode;
  children: ReactNode;
}

/** Layout of every page. */
export function Layout({ languageChooser, banner, children }: LayoutProps) {
  const { t } = useTranslation("common");
  const error = useAppSelector(selectRouteError);
  return (
    <div className={styles.layout}>
      <a className={styles.skip} href="#content">
        {t("skipToContent")}
      </a>
      <noscript>
        <p className={styles.noscript}>{t("noscript")}</p>
      </noscript>
      <RouteProgress />
      <OfflineBanner />
      {banner}
      <PrintLine />
      <Header languageChooser={languageChooser} />
      <main className={styles.main} id="content" tabIndex={-1}>
        {error ? <RouteErrorPage {...error} /> : children}
      </main>
      <Footer />
      <Toast />
    </div>
  );
}

/** Failed validation means that the page does not exist. */
const RouteErrorPage = ({ status, message }: RouteError) =>
  status === 404 ? <NotFound /> : <ErrorPage status={status} message={message} />;
