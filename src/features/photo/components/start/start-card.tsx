import { Suspense, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { firstAction } from "../../../../browser/first-action";
import { useIsLimitedBrowser } from "../../../../browser/limited-browser";
import { FailureNotice } from "../../../../components/layout/failure-notice";
import { Button } from "../../../../components/ui/button";
import { Notice } from "../../../../components/ui/notice";
import { startTitleId } from "../../../../paths";
import { useAppDispatch, useAppSelector } from "../../../../store/hooks";
import { selectCountryList, selectHotCardList, selectPassportData } from "../../../../store/site-slice";
import type { AppThunk } from "../../../../store/store";
import { asksForOther, chooseCountry, chooseDocument } from "../../documents/choose-document";
import { isFromPhone } from "../../pairing/phone-photo-name";
import { selectPhoto } from "../../state/photo-slice";
import { selectMissing } from "../../state/selectors";
import { ChosenNotes } from "./document/chosen-notes";
import { CountryChooser } from "./document/country-chooser";
import type { ListedCountry } from "./document/country-options";
import { DocumentChooser } from "./document/document-chooser";
import { OwnSizeCard, prefetchLazyParts } from "./lazy-parts";
import { LoadFailed } from "./load-failed";
import { NextStep } from "./next-step";
import { useOwnSize } from "./own-size/use-own-size";
import { ChildChoice } from "./photo/child-choice";
import { FinishedPhoto } from "./photo/finished-photo";
import { PhotoStep } from "./photo/photo-step";
import * as styles from "./start-card.module.css";
import { StartStep } from "./start-step";
import { UnknownDocument } from "./unknown-document";
import { useStartForm } from "./use-start-form";

interface StartCardProps {
  /** The countries from the build; documents are loaded later. */
  built: readonly ListedCountry[];
}

/** The three choices as one card, each with its state, and the start button. */
export function StartCard({ built }: StartCardProps) {
  const { t } = useTranslation("home");
  const { t: tPhoto } = useTranslation("photo");
  const { t: tCommon } = useTranslation("common");
  const { t: tErrors } = useTranslation("errors");
  const isLimited = useIsLimitedBrowser();
  const dispatch = useAppDispatch();
  const countryList = useAppSelector(selectCountryList);
  const popular = useAppSelector(selectHotCardList);
  const template = useAppSelector(selectPassportData);
  const { choices, photo, made } = useAppSelector(selectPhoto);
  const form = useStartForm();
  const { isSubmitted, isReplacing } = form;
  const countryCode = isReplacing ? null : choices.countryCode;
  const urlPath = isReplacing ? null : choices.urlPath;
  /** The chosen document has its photo: the visitor came back to choose another one, or to begin anew. */
  const isMadeForDocument = Boolean(
    photo && made && choices.urlPath !== null && !asksForOther(window.location.search, choices.urlPath),
  );
  const missing = useAppSelector(selectMissing);
  const own = useOwnSize(isSubmitted, isReplacing);
  /** Of this visit; a document can also be of the address or of the last visit. */
  const [choiceCount, setChoiceCount] = useState(0);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => void firstAction().then(prefetchLazyParts), []);
  // A photo makes the card longer and the start button sticky: what has the focus of a keyboard stays in sight.
  useEffect(() => {
    if (photo) form.element.current?.querySelector(":focus-visible")?.scrollIntoView({ block: "nearest" });
  }, [photo, form.element]);
  // Opened at this card, as from a result: the next key leads to its first field.
  useEffect(() => {
    if (window.location.hash !== `#${startTitleId}`) return;
    // In a later frame: the router moves the focus to the page after this effect.
    const frame = requestAnimationFrame(() => title.current?.focus({ preventScroll: true }));
    return () => cancelAnimationFrame(frame);
  }, []);
  const areLoaded = countryList.length > 0;
  const templates = countryList.find((group) => group.countryCode === countryCode)?.templateList ?? [];
  /** A document was chosen instead of a custom size. */
  const choose = (action: AppThunk) => {
    own.leaveOpen();
    dispatch(action);
    setChoiceCount((count) => count + 1);
  };
  return (
    <section className={styles.card} aria-labelledby={startTitleId} ref={form.element}>
      <h2 className={styles.title} id={startTitleId} tabIndex={-1} ref={title}>
        {t("card.title")}
      </h2>
      {isLimited && (
        <Notice kind="warn" title={tErrors("failure.browserLimited.title")} role="status">
          <p>{tErrors("failure.browserLimited.advice")}</p>
        </Notice>
      )}
      {form.hasLoadFailed && <LoadFailed onRetry={form.reload} />}
      <UnknownDocument asked={form.unknown} />
      {isMadeForDocument && <p className={styles.next}>{t("card.again")}</p>}
      <ol className={styles.steps}>
        <StartStep number={1} title={t("card.country.step")} isDone={countryCode !== null}>
          <CountryChooser
            countries={areLoaded ? countryList : built}
            countryList={countryList}
            hasLoadFailed={form.hasLoadFailed}
            popular={popular}
            selectedCode={countryCode}
            onSelect={(code) => {
              // The country that a custom size stands under, chosen for its documents.
              if (own.isOpen && code === choices.countryCode) own.close();
              choose(chooseCountry(code));
              // What the next step needs has not come: the server may answer now.
              if (form.hasLoadFailed) form.reload();
            }}
            onDocument={(found) => choose(chooseDocument(found))}
            onOwnSize={own.open}
            error={isSubmitted && choices.countryCode === null ? t("card.country.missing") : null}
          />
        </StartStep>
        <StartStep number={2} title={t("card.document.step")} isDone={urlPath !== null}>
          {own.isOpen ? (
            <Suspense>
              <OwnSizeCard form={own} />
            </Suspense>
          ) : (
            <DocumentChooser
              templates={templates}
              emptyText={
                (areLoaded || choices.countryCode === null) && !isReplacing
                  ? t("card.document.afterCountry")
                  : form.hasLoadFailed
                    ? tPhoto("loadFailed")
                    : t("card.document.loading")
              }
              selectedUrlPath={urlPath}
              onSelect={(chosen) => choose(chooseDocument(chosen))}
              error={isSubmitted && choices.urlPath === null ? t("card.document.missing") : null}
            />
          )}
          {!own.isOpen && <ChosenNotes template={template} choiceCount={choiceCount} />}
          {/* One button for both purposes, so that the focus is kept. */}
          <div>
            <Button variant="quiet" onClick={own.isOpen ? own.close : own.open}>
              {t(own.isOpen ? "card.own.back" : "card.own.open")}
            </Button>
          </div>
        </StartStep>
        <StartStep number={3} title={t("card.photo.step")} isDone={photo !== null}>
          <PhotoStep form={form} />
          <ChildChoice isOn={choices.isChild} onChange={form.setIsChild} template={template} />
        </StartStep>
      </ol>
      {(choices.isOnDevice || !photo || !isFromPhone(photo)) && (
        <p className={styles.next}>{choices.isOnDevice ? tCommon("onDevice") : tPhoto("consent")}</p>
      )}
      {photo === null && missing !== null && <NextStep missing={missing} />}
      <div className={styles.start} data-sticky={photo !== null}>
        {form.failure && <FailureNotice failure={form.failure} />}
        <Button
          variant="primary"
          isWide
          aria-busy={form.isBusy}
          onClick={() => form.start({ isCheck: false })}
        >
          {tPhoto("choose.start")}
        </Button>
      </div>
      <div className={styles.end}>
        <p className={styles.next}>{t("card.next")}</p>
        <FinishedPhoto form={form} />
      </div>
    </section>
  );
}
