import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { FailureNotice } from "../../../../components/layout/failure-notice";
import { Button } from "../../../../components/ui/button";
import { notFoundMessage } from "../../../../navigation/route-failure";
import { useAppDispatch, useAppSelector } from "../../../../store/hooks";
import { routeFailed } from "../../../../store/route-slice";
import { selectPassportData } from "../../../../store/site-slice";
import { selectPhoto } from "../../state/photo-slice";
import { ResultHeader } from "../result-header";
import * as styles from "./check-start.module.css";
import { DocumentNotes } from "./document/document-notes";
import { LoadFailed } from "./load-failed";
import { PhotoStep } from "./photo/photo-step";
import * as card from "./start-card.module.css";
import { useStartForm } from "./use-start-form";

/** Start of a check: the document is in the address, a finished photo is chosen here. */
export function CheckStart() {
  const { t } = useTranslation("photo");
  const { t: tCommon } = useTranslation("common");
  const template = useAppSelector(selectPassportData);
  const { choices, photo } = useAppSelector(selectPhoto);
  const form = useStartForm();
  const { unknown } = form;
  const dispatch = useAppDispatch();
  useEffect(() => {
    // Here no other document can be chosen.
    if (unknown !== null) dispatch(routeFailed({ status: 404, message: notFoundMessage }));
  }, [unknown, dispatch]);
  return (
    <section className={styles.check} ref={form.element}>
      <ResultHeader title={t("check.title")} template={template} />
      <p>{t("check.hint")}</p>
      {form.hasLoadFailed && <LoadFailed onRetry={form.reload} />}
      <DocumentNotes template={template} isFinished />
      <div>
        <PhotoStep form={form} isFinished />
      </div>
      <div className={`${card.start} ${styles.now}`} data-sticky={photo !== null}>
        {form.failure && <FailureNotice failure={form.failure} />}
        <Button
          variant="primary"
          icon="check"
          isWide
          aria-busy={form.isBusy}
          onClick={() => form.start({ isCheck: true })}
        >
          {t("check.now")}
        </Button>
      </div>
      <p className={styles.hint}>{choices.isOnDevice ? tCommon("onDevice") : t("consent")}</p>
    </section>
  );
}
