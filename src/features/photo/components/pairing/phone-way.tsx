import { useTranslation } from "react-i18next";
import { Button } from "../../../../components/ui/button";
import { useLazyDialog } from "../use-lazy-dialog";
import { DialogFailure } from "./dialog-failure";
import * as styles from "./phone-way.module.css";

const loadDialog = () => import(/* webpackChunkName: "pairing-dialog" */ "./pairing-dialog");

/** The third photo input, on devices with a pointer: take the photo with a phone. */
export function PhoneWay({ onPhotos }: { onPhotos: (files: readonly Blob[]) => void }) {
  const { t } = useTranslation("pairing");
  const { state, open, close } = useLazyDialog(loadDialog);
  return (
    <div className={styles.way}>
      <Button variant="quiet" icon="phone" aria-busy={state === "loading"} onClick={open}>
        {t("open")}
      </Button>
      {state === "failed" && <DialogFailure />}
      {typeof state === "object" && <state.Dialog onPhoto={(photo) => onPhotos([photo])} onClose={close} />}
    </div>
  );
}
