import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Card } from "../../../../../../contract/card/card";
import { isTakenElsewhere } from "../../../../../../contract/document/handed-in";
import type { Template } from "../../../../../../contract/document/template";
import { printUnitOf } from "../../../../../../contract/document/units";
import { writePercent, writeSize, writeUnit } from "../../../../../../locales/write-number";
import { papers, shopEnlargement } from "../../../../../../photo/core/sheet/papers";
import { holdsPhoto } from "../../../../../../photo/core/sheet/sheet";
import { rulerLengthMm } from "../../../../../../photo/core/sheet/sheet-marks";
import type { PaperName } from "../../../../../../photo/core/types";
import { sizeIn } from "../../../../../components/requirement/size/size-numbers";
import { ChoiceGroup } from "../../../../../components/ui/choice-group";
import { Disclosure } from "../../../../../components/ui/disclosure";
import { Notice } from "../../../../../components/ui/notice";
import { Switch } from "../../../../../components/ui/switch";
import { usePageLanguage } from "../../../../../i18n/use-language";
import { useAppSelector } from "../../../../../store/hooks";
import { selectPassportData } from "../../../../../store/site-slice";
import { hasForm } from "../../../documents/forms";
import { paperNamesInCountry, papersForCountry } from "../../../documents/papers";
import { failedChange } from "../../../state/pending-change";
import { selectPhoto } from "../../../state/photo-slice";
import { usePhotoActions } from "../../../use-photo-actions";
import { useDocumentName } from "../../use-document-name";
import { useResultSheet } from "../../use-result-picture";
import { RetryNotice } from "../messages/retry-notice";
import { RunFailed } from "../messages/run-failed";
import { CopiesChoice } from "./copies-choice";
import { OtherDocument } from "./other-document";
import { OtherVerdict } from "./other-verdict";
import * as styles from "./printout-panel.module.css";
import { useMixedSheet } from "./use-mixed-sheet";

const paperTexts = {
  "4x6in": "printout.papers.4x6in",
  "5x7in": "printout.papers.5x7in",
  a4: "printout.papers.a4",
  letter: "printout.papers.letter",
  "9x13cm": "printout.papers.9x13cm",
  "10x15cm": "printout.papers.10x15cm",
  "13x18cm": "printout.papers.13x18cm",
  l: "printout.papers.l",
  selphy: "printout.papers.selphy",
} as const satisfies Record<PaperName, string>;

/** Limits the height of the preview; a portrait sheet would fill the screen. */
const tallestRem = 22;

const shopPercent = 100 * (shopEnlargement - 1);

/** How to print. Where it prints nobody is told whose photo the authority does not accept. */
function printTextOf(template: Template | null) {
  if (template && isTakenElsewhere(template)) return "printout.textSize";
  return template?.shopPrint ? "printout.textShop" : "printout.text";
}

const faultTexts = { noPrint: "printout.noPrint", tooLarge: "printout.alsoTooLarge" } as const;

/** The sheet, with choices of paper, copies and other document. */
export function PrintoutPanel({ card }: { card: Card }) {
  const { t } = useTranslation("result");
  const { t: tEvidence } = useTranslation("evidence");
  const state = useAppSelector(selectPhoto);
  const template = useAppSelector(selectPassportData);
  const { choices } = state;
  const isWorking = state.run.status === "running";
  const nameOf = useDocumentName();
  const act = usePhotoActions();
  const { bcp47 } = usePageLanguage();
  const hasFailed = failedChange(state) === "sheet";
  const { url, rows, columns, copies, widthPx, heightPx } = card.printout;
  const sheet = useResultSheet(url, card.digital.url);
  const mixed = useMixedSheet(card);
  const { other, made, most, fault } = mixed;
  // Where the photos of both documents are on the displayed sheet.
  const shared = made?.copies && most && other && template ? { made, most, other, template } : null;
  // Stays as the visitor leaves it.
  const [hasMore] = useState(mixed.wanted !== null || choices.isEnlargedByShop === true);
  const labelOf = (paper: PaperName) => {
    const names = paperNamesInCountry(template?.country, paper);
    const { widthMm, heightMm } = papers[paper];
    // Paper in centimetres is cut from rolls in inches; the name of paper L has its size.
    const size =
      names.some((name) => name.endsWith("cm")) && !names.includes("l")
        ? ` (${writeSize(Math.round(heightMm), Math.round(widthMm), "mm", bcp47)})`
        : "";
    return names.map((name) => t(paperTexts[name])).join(" / ") + size;
  };
  return (
    <div className={styles.panel}>
      {hasForm(template, "printout") && (
        <>
          {template?.shopPrint && <Notice kind="warn" title={tEvidence("shopPrint")} />}
          <p>{t(printTextOf(template))}</p>
        </>
      )}
      {template?.unit === "px" && (
        <p>{t("printout.size", { size: sizeIn(template, printUnitOf(template.unit), bcp47) })}</p>
      )}
      <ChoiceGroup
        label={t("printout.paper")}
        choices={papersForCountry(template?.country)
          .filter((id) => holdsPhoto(id, card.cropSource.rule))
          .map((id) => ({ id, label: labelOf(id) }))}
        selected={mixed.paper}
        onSelect={mixed.choosePaper}
      />
      <CopiesChoice
        label={shared ? t("printout.copiesOf", { document: nameOf(shared.template) }) : t("printout.copies")}
        copies={copies}
        most={shared ? shared.most.own : rows * columns}
        onChoose={(chosen) => mixed.chooseCopies(!shared && chosen === rows * columns ? null : chosen)}
      />
      {template?.copiesNote && <p className={styles.hint}>{template.copiesNote}</p>}
      <Disclosure summary={t("printout.more")} isOpen={hasMore}>
        {mixed.countryList.length > 0 && (
          <OtherDocument
            countryList={mixed.countryList}
            own={{ urlPath: choices.urlPath, country: template?.country }}
            selectedUrlPath={mixed.wanted}
            error={fault && t(faultTexts[fault])}
            onSelect={mixed.chooseOther}
          />
        )}
        <div>
          <Switch
            label={t("printout.shop.label", { percent: writePercent(shopPercent, bcp47, 0) })}
            isOn={choices.isEnlargedByShop ?? false}
            onChange={(isOn) => void act(({ changeEnlargement }) => changeEnlargement(isOn))}
          />
          <p className={styles.hint}>
            {t("printout.shop.hint", {
              ruler: writeUnit(rulerLengthMm, "mm", bcp47),
              printed: writeUnit(rulerLengthMm * shopEnlargement, "mm", bcp47),
            })}
          </p>
        </div>
      </Disclosure>
      {/* Below the field that has added it, which stays in its place. */}
      {shared && (
        <CopiesChoice
          label={t("printout.copiesOf", { document: nameOf(shared.other) })}
          copies={shared.made.copies}
          most={shared.most.other}
          onChoose={mixed.chooseOtherCopies}
        />
      )}
      {made && other && <OtherVerdict otherDocument={made} other={other} name={nameOf(other)} />}
      {hasFailed && <RunFailed />}
      <div className={styles.place}>
        <img
          className={styles.sheet}
          data-working={isWorking || hasFailed}
          src={sheet.shown ?? undefined}
          style={{
            aspectRatio: `${widthPx} / ${heightPx}`,
            inlineSize: `min(100%, ${(tallestRem * widthPx) / heightPx}rem)`,
          }}
          alt={
            shared
              ? t("printout.sheetAltMixed", {
                  document: nameOf(shared.template),
                  other: nameOf(shared.other),
                })
              : t("printout.sheetAlt", { rows, columns })
          }
        />
      </div>
      {sheet.hasFailed && !sheet.isGone && <RetryNotice failure="connectionTimedOut" onRetry={sheet.retry} />}
    </div>
  );
}
