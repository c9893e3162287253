import { useTranslation } from "react-i18next";
import { Disclosure } from "../../../../components/ui/disclosure";
import { PageLink } from "../../../../components/ui/page-link";
import { acceptedWithCode } from "../../../../paths";
import * as styles from "./accepted/accepted.module.css";

interface OutcomeCodeProps {
  /** Undefined if no server signed one: on this device, and for sizes of no authority. */
  code: string | undefined;
  isOnDevice: boolean;
}

/** The code of the photo, with a link to report whether it was accepted. */
export function OutcomeCode({ code, isOnDevice }: OutcomeCodeProps) {
  const { t } = useTranslation("result");
  if (!code) return isOnDevice ? <p className={styles.hint}>{t("code.device")}</p> : null;
  return (
    <Disclosure summary={t("code.title")}>
      <p>{t("code.text")}</p>
      <p className={styles.code}>
        <bdi translate="no">{code}</bdi>
      </p>
      <p>
        <PageLink className={styles.tell} to={acceptedWithCode(code)}>
          {t("code.link")}
        </PageLink>
      </p>
    </Disclosure>
  );
}
