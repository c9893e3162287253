import { useTranslation } from "react-i18next";
import type { TextKeys } from "../../../../../../photo/core/finding-texts";
import { Button } from "../../../../../components/ui/button";
import { Notice } from "../../../../../components/ui/notice";
import * as styles from "./precheck-notice.module.css";

interface PrecheckNoticeProps {
  fault: TextKeys;
  onUseAnyway: () => void;
}

/** What a look on this device found, before anything is sent; it is advice, and the visitor may know better. */
export const PrecheckNotice = ({ fault, onUseAnyway }: PrecheckNoticeProps) => {
  const { t } = useTranslation("photo");
  const { t: tErrors } = useTranslation("errors");
  return (
    <Notice kind="warn" title={tErrors(fault.plain)} role="status">
      {fault.plain !== fault.title && <p className={styles.phrase}>{tErrors(fault.title)}</p>}
      <p>{tErrors(fault.advice)}</p>
      <Button look="quiet" onClick={onUseAnyway}>
        {t("choose.useAnyway")}
      </Button>
    </Notice>
  );
};
