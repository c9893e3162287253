import { useTranslation } from "react-i18next";
import { Button } from "../../../../components/ui/button";
import { isDeviceOnly } from "../../../../photo-mode";
import { useAppSelector } from "../../../../store/hooks";
import { selectCard } from "../../state/selectors";
import { useLazyDialog } from "../use-lazy-dialog";
import { DialogFailure } from "./dialog-failure";
import * as styles from "./phone-way.module.css";

const loadDialog = () => import(/* webpackChunkName: "files-dialog" */ "./files-dialog");

/** Sends the finished files to a phone, on devices with a pointer; not those that stay on this device. */
export function FilesWay() {
  const { t } = useTranslation("pairing");
  const card = useAppSelector(selectCard);
  const { state, open, close } = useLazyDialog(loadDialog);
  if (!card || isDeviceOnly()) return null;
  if (card.digital.url.startsWith("blob:"))
    return <p className={`${styles.way} ${styles.reason}`}>{t("toPhone.onDevice")}</p>;
  return (
    <div className={`${styles.way} ${styles.files}`}>
      <Button icon="phone" isWide aria-busy={state === "loading"} onClick={open}>
        {t("toPhone.open")}
      </Button>
      {state === "failed" && <DialogFailure />}
      {typeof state === "object" && <state.Dialog onClose={close} />}
    </div>
  );
}
