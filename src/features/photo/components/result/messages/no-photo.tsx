import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { EmptyFrame } from "../../../../../components/layout/empty-frame";
import { Button, ButtonPageLink } from "../../../../../components/ui/button";
import { PageLink } from "../../../../../components/ui/page-link";
import { homeStart, paths } from "../../../../../paths";
import { useAppSelector } from "../../../../../store/hooks";
import { selectPassportData } from "../../../../../store/site-slice";
import { selectPhoto } from "../../../state/photo-slice";
import { selectMissing } from "../../../state/selectors";
import { usePhotoActions } from "../../../use-photo-actions";
import { useDocumentName } from "../../use-document-name";
import { SourcePhoto } from "../photo/source-photo";
import * as styles from "./result-message.module.css";

interface NoPhotoProps {
  /** Text about the deletion that was just made. */
  deleted: string | null;
  /** The visitor has just stopped the run. */
  isStopped?: boolean;
}

/** Nothing has been made yet: offers to start if everything is chosen, else links home. */
export function NoPhoto({ deleted, isStopped = false }: NoPhotoProps) {
  const { t } = useTranslation("result");
  const { t: tPhoto } = useTranslation("photo");
  const act = usePhotoActions();
  const nameOf = useDocumentName();
  const template = useAppSelector(selectPassportData);
  const { photo, upload, choices } = useAppSelector(selectPhoto);
  const startTitle = isStopped ? "ready.stopped" : "ready.title";
  const canStart = useAppSelector(selectMissing) === null;
  useEffect(() => {
    // The steps, which may have been scrolled, stood in its place.
    if (isStopped) window.scrollTo(0, 0);
  }, [isStopped]);
  return (
    <div className={styles.place}>
      {canStart && photo ? (
        <div className={styles.chosen}>
          <SourcePhoto photo={photo} uploaded={upload} places={[]} alt={t("newPhoto.photoAltPlain")} />
        </div>
      ) : (
        <EmptyFrame text="" />
      )}
      <div className={styles.words}>
        <h1>{deleted ?? t(canStart ? startTitle : "nothing.title")}</h1>
        {canStart && template && <p className={styles.document}>{nameOf(template)}</p>}
        {deleted === null && !canStart && <p>{t("nothing.text")}</p>}
        <p className={styles.actions}>
          {canStart && (
            <Button variant="primary" onClick={() => void act(({ makePhoto }) => makePhoto())}>
              {tPhoto(choices.isCheck ? "check.now" : "choose.start")}
            </Button>
          )}
          {canStart ? (
            <PageLink to={homeStart}>{t("action.otherDocument")}</PageLink>
          ) : (
            <ButtonPageLink variant="primary" to={paths.home}>
              {t("nothing.start")}
            </ButtonPageLink>
          )}
        </p>
      </div>
    </div>
  );
}
