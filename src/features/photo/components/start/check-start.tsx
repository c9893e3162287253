import { useTranslation } from "react-i18next";
import { Button } from "../../../../components/ui/button";
import { ResultHeader } from "../result/result-header";
import * as styles from "./check-start.module.css";
import { DocumentNotes } from "./document/document-notes";
import { LoadFailed } from "./load-failed";
import { PhotoStep } from "./photo/photo-step";
import { useStart } from "./use-start";

/** The document stands in the address: a finished photo of it is given here, and checked. */
export const CheckStart = () => {
  const { t } = useTranslation("photo");
  const { t: tCommon } = useTranslation("common");
  const start = useStart();
  const { template, choices } = start;
  return (
    <section className={styles.check} ref={start.card}>
      <ResultHeader title={t("check.title")} template={template} />
      <p>{t("check.hint")}</p>
      {start.hasLoadFailed && <LoadFailed onAgain={start.reload} />}
      <DocumentNotes template={template} />
      <div>
        <PhotoStep start={start} />
      </div>
      <Button look="primary" icon="check" isWide aria-busy={start.isBusy} onClick={() => start.start(true)}>
        {t("check.now")}
      </Button>
      <p className={styles.hint}>{choices.isOnDevice ? tCommon("onDevice") : t("consent")}</p>
    </section>
  );
};
