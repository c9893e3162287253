import { Suspense, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { firstAction } from "../../../../browser/first-action";
import { useIsLimitedBrowser } from "../../../../browser/limited-browser";
import { Button } from "../../../../components/ui/button";
import { Notice } from "../../../../components/ui/notice";
import { FileInput } from "../file-input";
import { CountryChooser } from "./document/country-chooser";
import type { ListedCountry } from "./document/country-options";
import { DocumentChooser } from "./document/document-chooser";
import { DocumentNotes } from "./document/document-notes";
import { fetchLaterParts, OwnSizeCard } from "./later-parts";
import { LoadFailed } from "./load-failed";
import { ChildChoice } from "./photo/child-choice";
import { PhotoStep } from "./photo/photo-step";
import * as styles from "./start-card.module.css";
import { StartStep } from "./start-step";
import { useStart } from "./use-start";

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
  const start = useStart();
  useEffect(() => void firstAction().then(fetchLaterParts), []);
  const { countryList, choices, template, photo, asked, own } = start;
  const areLoaded = countryList.length > 0;
  const templates =
    countryList.find((group) => group.countryCode === choices.countryCode)?.templateList ?? [];
  return (
    <section className={styles.card} aria-labelledby={startTitleId} ref={start.card}>
      <h2 className={styles.title} id={startTitleId} tabIndex={-1}>
        {t("card.title")}
      </h2>
      {isLimited && (
        <Notice kind="warn" title={tErrors("failure.browserLimited.title")} role="status">
          <p>{tErrors("failure.browserLimited.advice")}</p>
        </Notice>
      )}
      {start.hasLoadFailed && <LoadFailed onAgain={start.reload} />}
      <ol className={styles.steps}>
        <StartStep number={1} title={t("card.country.step")} isDone={choices.countryCode !== null}>
          <CountryChooser
            countries={areLoaded ? countryList : built}
            countryList={countryList}
            popular={start.popular}
            selectedCode={choices.countryCode}
            onSelect={start.chooseCountry}
            onDocument={start.chooseFound}
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
              onSelect={start.chooseDocument}
              error={asked && choices.urlPath === null ? t("card.document.missing") : null}
            />
          )}
          {/* One button for both ways keeps the focus. */}
          <div>
            <Button look="quiet" onClick={own.isOpen ? own.close : own.open}>
              {t(own.isOpen ? "card.own.back" : "card.own.open")}
            </Button>
          </div>
          <DocumentNotes template={template} />
        </StartStep>
        <StartStep number={3} title={t("card.photo.step")} isDone={photo !== null}>
          <PhotoStep start={start} />
          <ChildChoice isOn={choices.isChild} onChange={start.chooseChild} template={template} />
        </StartStep>
      </ol>
      <div className={styles.end}>
        <Button look="primary" isWide aria-busy={start.isBusy} onClick={() => start.start(false)}>
          {t("card.start")}
        </Button>
        <p className={styles.next}>{t("card.next")}</p>
        <p className={styles.next}>{choices.isOnDevice ? tCommon("onDevice") : tPhoto("consent")}</p>
        <FileInput ref={start.fileInput} label={tPhoto("check.title")} onFile={start.checkFile} />
        <Button look="quiet" icon="check" onClick={start.checkFinished}>
          {tPhoto("check.title")}
        </Button>
        <p className={styles.next}>{tPhoto("check.hint")}</p>
      </div>
    </section>
  );
};
