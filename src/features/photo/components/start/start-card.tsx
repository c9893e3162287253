import { Suspense, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { firstAction } from "../../../../browser/first-action";
import { useIsLimitedBrowser } from "../../../../browser/limited-browser";
import { Button } from "../../../../components/ui/button";
import { Notice } from "../../../../components/ui/notice";
import { useAppDispatch, useAppSelector } from "../../../../store/hooks";
import { selectCountryList, selectHotCardList, selectPassportData } from "../../../../store/site-slice";
import type { AppThunk } from "../../../../store/store";
import { chooseCountry, chooseDocument } from "../../documents/choose-document";
import { selectPhoto } from "../../state/photo-slice";
import { selectMissing } from "../../state/selectors";
import { FileInput } from "../file-input";
import { CountryChooser } from "./document/country-chooser";
import type { ListedCountry } from "./document/country-options";
import { DocumentChooser } from "./document/document-chooser";
import { DocumentNotes } from "./document/document-notes";
import { BeforePhoto, OwnSizeCard, prefetchLazyParts } from "./lazy-parts";
import { LoadFailed } from "./load-failed";
import { useOwnSize } from "./own-size/use-own-size";
import { ChildChoice } from "./photo/child-choice";
import { PhotoStep } from "./photo/photo-step";
import * as styles from "./start-card.module.css";
import { StartStep } from "./start-step";
import { useStartForm } from "./use-start-form";

/** Where a choice from elsewhere on the page leads back to. */
export const startTitleId = "start-title";

interface StartCardProps {
  /** The countries that the page was built with: a slow line brings the documents seconds later. */
  built: readonly ListedCountry[];
}

/** The three choices as one card, each with its state, and the one button that goes on. */
export const StartCard = ({ built }: StartCardProps) => {
  const { t } = useTranslation("home");
  const { t: tPhoto } = useTranslation("photo");
  const { t: tCommon } = useTranslation("common");
  const { t: tErrors } = useTranslation("errors");
  const isLimited = useIsLimitedBrowser();
  const dispatch = useAppDispatch();
  const countryList = useAppSelector(selectCountryList);
  const popular = useAppSelector(selectHotCardList);
  const template = useAppSelector(selectPassportData);
  const { choices, photo } = useAppSelector(selectPhoto);
  const missing = useAppSelector(selectMissing);
  const form = useStartForm();
  const { asked } = form;
  const own = useOwnSize(asked);
  const fileInput = useRef<HTMLInputElement>(null);
  useEffect(() => void firstAction().then(prefetchLazyParts), []);
  const areLoaded = countryList.length > 0;
  const templates =
    countryList.find((group) => group.countryCode === choices.countryCode)?.templateList ?? [];
  /** Another way to a document than the own size. */
  const choose = (action: AppThunk) => {
    own.leaveOpen();
    dispatch(action);
  };
  /** No photo, or one that a job is finished with: the one that the visitor has ready is asked for. */
  const checkFinished = () => {
    const isAskedFor = missing === "photo" || (missing === null && photo?.isUsed);
    if (isAskedFor && !form.isLooking) fileInput.current?.click();
    else void form.start(true);
  };
  const checkFile = async (files: File[]) => {
    if (await form.setPhotos(files)) await form.start(true);
  };
  return (
    <section className={styles.card} aria-labelledby={startTitleId} ref={form.element}>
      <h2 className={styles.title} id={startTitleId} tabIndex={-1}>
        {t("card.title")}
      </h2>
      {isLimited && (
        <Notice kind="warn" title={tErrors("failure.browserLimited.title")} role="status">
          <p>{tErrors("failure.browserLimited.advice")}</p>
        </Notice>
      )}
      {form.hasLoadFailed && <LoadFailed onRetry={form.reload} />}
      <ol className={styles.steps}>
        <StartStep number={1} title={t("card.country.step")} isDone={choices.countryCode !== null}>
          <CountryChooser
            countries={areLoaded ? countryList : built}
            countryList={countryList}
            popular={popular}
            selectedCode={choices.countryCode}
            onSelect={(code) => choose(chooseCountry(code))}
            onDocument={(found) => choose(chooseDocument(found))}
            error={asked && choices.countryCode === null ? t("card.country.missing") : null}
          />
        </StartStep>
        <StartStep number={2} title={t("card.document.step")} isDone={choices.urlPath !== null}>
          {own.isOpen ? (
            <Suspense>
              <OwnSizeCard form={own} />
            </Suspense>
          ) : (
            <DocumentChooser
              templates={templates}
              isLoading={!areLoaded && choices.countryCode !== null}
              selectedUrlPath={choices.urlPath}
              onSelect={(chosen) => void dispatch(chooseDocument(chosen))}
              error={asked && choices.urlPath === null ? t("card.document.missing") : null}
            />
          )}
          {/* One button for both ways keeps the focus. */}
          <div>
            <Button look="quiet" onClick={own.isOpen ? own.close : own.open}>
              {t(own.isOpen ? "card.own.back" : "card.own.open")}
            </Button>
          </div>
          {template && (
            <Suspense>
              <BeforePhoto template={template} />
            </Suspense>
          )}
          <DocumentNotes template={template} />
        </StartStep>
        <StartStep number={3} title={t("card.photo.step")} isDone={photo !== null}>
          <PhotoStep form={form} />
          <ChildChoice isOn={choices.isChild} onChange={form.setIsChild} template={template} />
        </StartStep>
      </ol>
      <p className={styles.next}>{choices.isOnDevice ? tCommon("onDevice") : tPhoto("consent")}</p>
      <div className={styles.start}>
        <Button look="primary" isWide aria-busy={form.isBusy} onClick={() => form.start(false)}>
          {t("card.start")}
        </Button>
      </div>
      <div className={styles.end}>
        <p className={styles.next}>{t("card.next")}</p>
        <FileInput ref={fileInput} label={tPhoto("check.title")} onFiles={checkFile} />
        <Button look="quiet" icon="check" onClick={checkFinished}>
          {tPhoto("check.title")}
        </Button>
        <p className={styles.next}>{tPhoto("check.hint")}</p>
      </div>
    </section>
  );
};
