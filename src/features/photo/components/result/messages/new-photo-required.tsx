import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { findingOf } from "../../../../../../photo/core/findings";
import type { Check } from "../../../../../../photo/core/types";
import { ButtonPageLink } from "../../../../../components/ui/button";
import { PageLink } from "../../../../../components/ui/page-link";
import * as hidden from "../../../../../components/ui/visually-hidden.module.css";
import { homeStart } from "../../../../../paths";
import { useAppSelector } from "../../../../../store/hooks";
import { selectPassportData } from "../../../../../store/site-slice";
import { failureTexts } from "../../../../../v5/failure-texts";
import { selectPhoto } from "../../../state/photo-slice";
import { usePhotoActions } from "../../../use-photo-actions";
import { ChildAdvice } from "../../start/lazy-parts";
import { useCheckWords } from "../../use-check-words";
import { useDocumentName } from "../../use-document-name";
import { CheckCard } from "../checks/check-card";
import { CheckNames } from "../checks/check-names";
import { checksForNextPhoto } from "../checks/checks-for-next-photo";
import { FaultDrawing } from "../checks/fault-drawing/fault-drawing";
import { faultPlaces } from "../checks/fault-drawing/fault-places";
import { FirstFailure } from "../checks/first-failure";
import { isMendedByCrop } from "../checks/mended-faults";
import { oncePerFault, orderChecks, sameFault } from "../checks/order-checks";
import { Questions } from "../checks/questions";
import { DeletePhoto } from "../delete-photo";
import { NewPhotoSource } from "../new-photo-source";
import { OtherShots } from "../other-shots";
import { Panel } from "../panel";
import { SourcePhoto } from "../photo/source-photo";
import { isDecisive, TakenBy, TakenByNotice } from "../taken-by";
import * as styles from "./new-photo-required.module.css";
import { ResetButtons } from "./reset-buttons";

/** Excludes checks of edits: there is no edited picture. */
const concernsSourcePhoto = ({ messageKey }: Check) => findingOf(messageKey)?.subject !== "edit";

interface NewPhotoRequiredProps {
  onDelete: () => void;
}

/** A refused photo: the most important fault with all actions, its place on the photo, then the other checks. */
export function NewPhotoRequired({ onDelete }: NewPhotoRequiredProps) {
  const { t } = useTranslation("result");
  const { t: tPhoto } = useTranslation("photo");
  const { t: tErrors } = useTranslation("errors");
  const act = usePhotoActions();
  const nameOf = useDocumentName();
  const template = useAppSelector(selectPassportData);
  const { photo, upload, run, choices } = useAppSelector(selectPhoto);
  const { rejection, failure } = run;
  const ordered = orderChecks((rejection?.checks ?? []).filter(concernsSourcePhoto));
  const { failed, passed } = ordered;
  const [first] = failed;
  const shownChecks = checksForNextPhoto(ordered);
  const rest = oncePerFault(shownChecks).filter((check) => check !== first);
  const whole = photo?.widthPx && photo.heightPx ? { width: photo.widthPx, height: photo.heightPx } : null;
  // The checked picture may be a smaller copy.
  const size = upload ?? whole;
  const wordsOf = useCheckWords(false);
  const cards = first ? [first, ...rest] : rest;
  const toldBy = (given: readonly Check[]) =>
    new Set(given.flatMap((check) => sameFault(check, shownChecks)).map((check) => wordsOf(check).advice));
  // No photo can fix this: the file was made but exceeds the custom size limit.
  const isOwnLimit = first?.messageKey === "fileSize" && !!choices.ownSize;
  // A file that cannot be read serves no other document either.
  const isReadable = first !== undefined && first.rule !== "image-type";
  const face = rejection?.face ?? null;
  const head = face &&
    size && {
      across: (face.box.x + face.box.width / 2) / size.width,
      height: face.box.height / size.height,
    };
  const places = failed.flatMap((check) => faultPlaces(check, face, size));
  return (
    <div>
      <header className={styles.header}>
        <h1 className={styles.title}>{t(isOwnLimit ? "newPhoto.ownLimit.title" : "newPhoto.title")}</h1>
        {template && <p className={styles.kept}>{nameOf(template)}</p>}
        {isOwnLimit && <p className={styles.kept}>{tErrors("failure.networkTimeout.advice")}</p>}
      </header>
      <div className={styles.columns}>
        <div className={styles.column}>
          <section className={styles.box}>
            <h2 className={hidden.hidden}>{t("newPhoto.first")}</h2>
            {template && isDecisive({ template }) && <TakenByNotice template={template} />}
            <div role="alert">
              {first && (
                <CheckCard
                  check={first}
                  shownChecks={shownChecks}
                  isLarge
                  isMade={false}
                  advice={isOwnLimit && t("newPhoto.ownLimit.advice")}
                />
              )}
              {!first && (
                <FirstFailure
                  texts={failureTexts[failure?.key ?? "photoNotAccepted"]}
                  file={photo?.name ?? null}
                />
              )}
            </div>
            <Questions
              checks={failed.filter(({ answer }) => answer !== undefined)}
              face={face}
              onAnswer={(answer) => void act(({ answerQuestion }) => answerQuestion(answer))}
            />
            {template && !isDecisive({ template }) && <TakenBy template={template} />}
            {isOwnLimit && (
              <ButtonPageLink variant="primary" to={homeStart}>
                {t("newPhoto.ownLimit.title")}
              </ButtonPageLink>
            )}
            <ResetButtons isMendedByCrop={failed.every(isMendedByCrop)} />
            <OtherShots isOpen />
            <NewPhotoSource isPrimary={!isOwnLimit} />
            {isReadable && !isOwnLimit && (
              <PageLink className={styles.other} to={homeStart}>
                {t("action.otherDocument")}
              </PageLink>
            )}
          </section>
          {first && !choices.isChild && (
            <FaultDrawing check={first} head={head} wall={template?.backgrounds[0]} />
          )}
        </div>
        <div className={styles.column}>
          {photo && (
            <SourcePhoto
              photo={photo}
              uploaded={upload}
              places={places}
              alt={t(places.length > 0 ? "newPhoto.photoAlt" : "newPhoto.photoAltPlain")}
            />
          )}
          {rest.length > 0 && (
            <Panel title={t("newPhoto.then")}>
              <div>
                {rest.map((check, index) => (
                  <CheckCard
                    key={check.messageKey}
                    check={check}
                    shownChecks={shownChecks}
                    told={toldBy(cards.slice(0, cards.length - rest.length + index))}
                    isMade={false}
                  />
                ))}
              </div>
            </Panel>
          )}
          {choices.isChild && (
            <Panel title={tPhoto("child.label")}>
              <Suspense>
                <ChildAdvice template={template} told={toldBy(cards)} />
              </Suspense>
            </Panel>
          )}
          {/* Without a face only the file was checked. */}
          {face && (
            <div>
              <CheckNames caption={t("checks.met", { count: passed.length })} checks={passed} />
            </div>
          )}
          <DeletePhoto isOnDevice={choices.isOnDevice} onDelete={onDelete} />
        </div>
      </div>
    </div>
  );
}
