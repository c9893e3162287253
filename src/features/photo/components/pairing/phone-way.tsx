import { useTranslation } from "react-i18next";
import { Button } from "../../../../components/ui/button";
import { Notice } from "../../../../components/ui/notice";
import { failureTexts } from "../../../../v5/failure-texts";
import { useLazyDialog } from "../use-lazy-dialog";
import * as styles from "./phone-way.module.css";

const loadDialog = () => import(/* webpackChunkName: "pairing-dialog" */ "./pairing-dialog");

/** The third way to a photo, where there is a pointer: taken with the phone, used on this page. */
export const PhoneWay = ({ onPhotos }: { onPhotos: (files: readonly Blob[]) => void }) => {
  const { t } = useTranslation("pairing");
  const { t: tErrors } = useTranslation("errors");
  const { state, open, close } = useLazyDialog(loadDialog);
  return (
    <div className={styles.way}>
      <Button look="quiet" icon="phone" aria-busy={state === "loading"} onClick={open}>
        {t("open")}
      </Button>
      {state === "failed" && (
        <Notice
          kind="fail"
          title={tErrors(failureTexts[navigator.onLine ? "connectionTimedOut" : "offline"].title)}
          role="alert"
        />
      )}
      {typeof state === "object" && <state.Dialog onPhoto={(photo) => onPhotos([photo])} onClose={close} />}
    </div>
  );
};
