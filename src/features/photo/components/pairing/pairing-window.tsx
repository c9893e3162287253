import { useTranslation } from "react-i18next";
import { dateFormat } from "../../../../../locales/intl-format";
import { FailureNotice } from "../../../../components/layout/failure-notice";
import { Button } from "../../../../components/ui/button";
import { Dialog } from "../../../../components/ui/dialog";
import { Icon } from "../../../../components/ui/icon";
import { Notice } from "../../../../components/ui/notice";
import { usePageLanguage } from "../../../../i18n/use-language";
import { paths } from "../../../../paths";
import { useAppSelector } from "../../../../store/hooks";
import { selectIsOnline } from "../../../../store/network-slice";
import { failureTexts } from "../../../../v5/failure-texts";
import { pairingAddress, writePairingCode } from "../../pairing/pairing-code";
import * as styles from "./pairing-dialog.module.css";
import { QrCode } from "./qr-code";
import type { usePairing } from "./use-pairing";

interface WaysInProps {
  code: string;
  /** What the code is for, and until when. */
  once: string;
  consent?: string;
}

/** Both ways to open this page on a phone: a QR code, and an address with a code to type. */
function WaysIn({ code, once, consent }: WaysInProps) {
  const { t } = useTranslation("pairing");
  const { localized } = usePageLanguage();
  const home = window.location.origin + localized(paths.home);
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
        <p className={styles.once}>{once}</p>
        {consent && <p className={styles.once}>{consent}</p>}
      </div>
    </div>
  );
}

interface PairingWindowProps extends Omit<ReturnType<typeof usePairing>, "pairing"> {
  pairing: ReturnType<typeof usePairing>["pairing"];
  title: string;
  /** What the code is for, and until when. */
  once: (time: string) => string;
  consent?: string;
  /** What the pairing is doing. */
  state: string | null;
  /** Closes the dialog when everything is done; null until then, and where it closes by itself. */
  doneLabel?: string | null;
  onClose: () => void;
}

/** A modal dialog on the desktop with a pairing, which it ends when it is closed. */
export function PairingWindow(props: PairingWindowProps) {
  const { pairing, fault, again, title, once, consent, state, doneLabel, onClose } = props;
  const { t } = useTranslation("pairing");
  const { t: tCommon } = useTranslation("common");
  const { t: tErrors } = useTranslation("errors");
  const { bcp47 } = usePageLanguage();
  const isOnline = useAppSelector(selectIsOnline);
  const isWaiting = pairing?.state === "waiting";
  const timeOf = (ms: number) => dateFormat(bcp47, { timeStyle: "short" }).format(ms);
  return (
    <Dialog title={title} closeLabel={t("close")} className={styles.dialog} onClose={onClose}>
      <div className={styles.body} data-state={fault ? "over" : pairing?.state}>
        {isWaiting && !fault && (
          <WaysIn code={pairing.code} once={once(timeOf(pairing.endsAt))} consent={consent} />
        )}
        {!fault && (
          <p className={styles.state} role="status">
            {state && <Icon name={isWaiting ? "phone" : "check"} />}
            <span>{isOnline ? state : tErrors(failureTexts.offline.title)}</span>
          </p>
        )}
        {doneLabel && (
          <Button variant="primary" icon="check" onClick={onClose}>
            {doneLabel}
          </Button>
        )}
        {fault && "code" in fault && (
          <Notice kind="warn" title={t("expired")} role="alert">
            <Button variant="quiet" icon="retake" onClick={again}>
              {t("newCode")}
            </Button>
          </Notice>
        )}
        {fault && "failure" in fault && (
          <FailureNotice failure={fault.failure}>
            <Button variant="quiet" icon="retake" onClick={again}>
              {tCommon("action.retry")}
            </Button>
          </FailureNotice>
        )}
      </div>
    </Dialog>
  );
}
