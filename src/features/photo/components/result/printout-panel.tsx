import { useTranslation } from "react-i18next";
import type { Card } from "../../../../../contract/card";
import { holdsPhoto } from "../../../../../photo/core/sheet/sheet";
import type { PaperName } from "../../../../../photo/core/types";
import { ChoiceGroup } from "../../../../components/ui/choice-group";
import { useLoadedImage } from "../../../../images/use-loaded-image";
import { papersNear } from "../../papers-near";
import { CopiesChoice } from "./copies-choice";
import { FailedAgain } from "./failed-again";
import * as styles from "./printout-panel.module.css";

const paperTexts = {
  "4x6in": "printout.papers.4x6in",
  "5x7in": "printout.papers.5x7in",
  a4: "printout.papers.a4",
  letter: "printout.papers.letter",
  "9x13cm": "printout.papers.9x13cm",
  "10x15cm": "printout.papers.10x15cm",
  "13x18cm": "printout.papers.13x18cm",
  l: "printout.papers.l",
} as const satisfies Record<PaperName, string>;

/** Of the sheet on the page; a sheet on end would fill the screen. */
const tallestRem = 22;

interface PrintoutPanelProps {
  card: Card;
  paper: PaperName;
  /** Of the document. */
  country: string | undefined;
  isWorking: boolean;
  onPaper: (paper: PaperName) => void;
  onCopies: (copies: number | null) => void;
}

/** The sheet to print, and the choice of its paper. */
export const PrintoutPanel = (props: PrintoutPanelProps) => {
  const { card, paper, country, isWorking, onPaper, onCopies } = props;
  const { t } = useTranslation("result");
  const { url, rows, columns, copies, widthPx, heightPx } = card.printout;
  const sheet = useLoadedImage(url);
  return (
    <div className={styles.panel}>
      <p>{t("printout.text")}</p>
      <ChoiceGroup
        label={t("printout.paper")}
        choices={papersNear(country)
          .filter((id) => holdsPhoto(id, card.surround.rule))
          .map((id) => ({ id, label: t(paperTexts[id]) }))}
        selected={paper}
        onSelect={onPaper}
      />
      <CopiesChoice copies={copies} most={rows * columns} onChoose={onCopies} />
      <div className={styles.place}>
        <img
          className={styles.sheet}
          data-working={isWorking}
          src={sheet.shown ?? undefined}
          style={{
            aspectRatio: `${widthPx} / ${heightPx}`,
            inlineSize: `min(100%, ${(tallestRem * widthPx) / heightPx}rem)`,
          }}
          alt={t("printout.sheetAlt", { rows, columns })}
        />
      </div>
      {sheet.hasFailed && <FailedAgain failure="imageLoadFailed" onAgain={sheet.retry} />}
    </div>
  );
};
