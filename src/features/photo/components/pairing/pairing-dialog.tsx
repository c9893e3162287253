import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { dateFormat } from "../../../../../locales/intl-format";
import { FailureNotice } from "../../../../components/layout/failure-notice";
import { Button } from "../../../../components/ui/button";
import { Icon } from "../../../../components/ui/icon";
import { Notice } from "../../../../components/ui/notice";
import { useModal } from "../../../../components/ui/use-modal";
import { VisuallyHidden } from "../../../../components/ui/visually-hidden";
import { usePageLanguage } from "../../../../i18n/use-language";
import { paths } from "../../../../paths";
import { useAppSelector } from "../../../../store/hooks";
import { selectIsOnline } from "../../../../store/network-slice";
import { failureTexts } from "../../../../v5/failure-texts";
import { pairingAddress, writePairingCode } from "../../pairing/pairing-code";
import * as styles from "./pairing-dialog.module.css";
import { QrCode } from "./qr-code";
import { useReceivePhoto } from "./use-receive-photo";

interface PairingDialogProps {
  onPhoto: (photo: File) => void;
  onClose: () => void;
}

/** Both ways for a phone to this page: a code to scan, and an address with a code to type. */
const WaysIn = ({ code, endsAt }: { code: string; endsAt: number }) => {
  const { t } = useTranslation("pairing");
  const { localized, bcp47 } = usePageLanguage();
  const home = window.location.origin + localized(paths.home);
  const time = dateFormat(bcp47, { timeStyle: "short" }).format(endsAt);
  return (
    <div className={styles.ways}>
      <QrCode text={pairingAddress(home, code)} label={t("qr")} />
      <div className={styles.words}>
        <p>{t("scan")}</p>
        <p>{t("type")}</p>
        <p className={styles.address}>
          <bdi>{pairingAddress(home).replace(/^https?:\/\//, "")}</bdi>
        </p>
        <p className={styles.code}>
          <bdi>{writePairingCode(code)}</bdi>
        </p>
        <p className={styles.once}>{t("once", { time })}</p>
      </div>
    </div>
  );
};

const stateKeys = { waiting: "waiting", joined: "joined", sent: "receiving" } as const;

/** A modal dialog on the desktop that ends with the photo, and ends the pairing when it is closed. */
const PairingDialog = ({ onPhoto, onClose }: PairingDialogProps) => {
  const { t } = useTranslation("pairing");
  const { t: tCommon } = useTranslation("common");
  const { t: tErrors } = useTranslation("errors");
  const dialog = useRef<HTMLDialogElement>(null);
  const isOnline = useAppSelector(selectIsOnline);
  const { pairing, fault, again } = useReceivePhoto((photo) => {
    onClose();
    onPhoto(photo);
  });
  useModal(dialog);
  const stateKey = pairing && stateKeys[pairing.state as keyof typeof stateKeys];
  return (
    <dialog className={styles.dialog} ref={dialog} aria-labelledby="pairing-title" onClose={onClose}>
      <header className={styles.header}>
        <h2 className={styles.title} id="pairing-title">
          {t("open")}
        </h2>
        <button type="button" className={styles.close} onClick={onClose}>
          <Icon name="cross" />
          <VisuallyHidden>{t("close")}</VisuallyHidden>
        </button>
      </header>
      <div className={styles.body} data-state={fault ? "over" : pairing?.state}>
        {pairing?.state === "waiting" && !fault && <WaysIn code={pairing.code} endsAt={pairing.endsAt} />}
        {!fault && (
          <p className={styles.state} role="status">
            {stateKey && <Icon name={pairing.state === "waiting" ? "phone" : "check"} />}
            <span>{isOnline ? stateKey && t(stateKey) : tErrors(failureTexts.offline.title)}</span>
          </p>
        )}
        {fault && "code" in fault && (
          <Notice kind="warn" title={t("expired")} role="alert">
            <Button look="quiet" icon="retake" onClick={again}>
              {t("newCode")}
            </Button>
          </Notice>
        )}
        {fault && "failure" in fault && (
          <FailureNotice failure={fault.failure}>
            <Button look="quiet" icon="retake" onClick={again}>
              {tCommon("action.retry")}
            </Button>
          </FailureNotice>
        )}
      </div>
    </dialog>
  );
};

export default PairingDialog;
