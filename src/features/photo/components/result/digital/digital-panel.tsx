import { useTranslation } from "react-i18next";
import type { Card } from "../../../../../../contract/card/card";
import { generalSizesCode } from "../../../../../../contract/codes";
import type { Template } from "../../../../../../contract/document/template";
import { writeUnit } from "../../../../../../locales/write-number";
import { usePageLanguage } from "../../../../../i18n/use-language";
import { useAppSelector } from "../../../../../store/hooks";
import { isFullFrame, isTaken } from "../../../documents/forms";
import { isOwnFileAccepted } from "../../../documents/own-file";
import { selectPhoto } from "../../../state/photo-slice";
import { isGood, isRefusalLikely } from "../accepted/accepted-facts";
import * as styles from "./digital-panel.module.css";
import { Facts } from "./facts";
import { OnlineOther } from "./online-other";
import { useFileLimits } from "./use-file-limits";
import { useOnlineVariant } from "./use-online-variant";
import { usePixelSize } from "./use-pixel-size";

interface DigitalPanelProps {
  card: Card;
  template: Template | null;
}

/** Whether the authority takes this file online, and what we found states no rule for it, not even in a note. */
const isRuleMissing = (template: Template): boolean =>
  template.online &&
  isTaken(template, "digital") &&
  template.country !== generalSizesCode &&
  template.unit !== "px" &&
  !template.inNotes.includes("file");

/** The file for the authority's website. */
export function DigitalPanel({ card, template }: DigitalPanelProps) {
  const { t } = useTranslation("result");
  const { t: tCommon } = useTranslation("common");
  const { bcp47 } = usePageLanguage();
  const { dpi, bytes, captionHeightPx } = card.digital;
  const sizeOf = usePixelSize();
  const limits = useFileLimits()(template?.digital ?? null);
  const isOwn = isFullFrame("digital", template);
  const { photo } = useAppSelector(selectPhoto);
  const other = useOnlineVariant(template);
  const unstated = template && isRuleMissing(template) && !isOwn ? t("digital.noRule") : null;
  return (
    <div className={styles.panel}>
      {!isGood(card) && <OnlineOther template={template} />}
      {!other &&
        isTaken(template, "digital") &&
        (isOwn && template ? (
          <>
            <p>{t("digital.uncropped")}</p>
            {!isRefusalLikely(card) && (
              <p>{t(isOwnFileAccepted(photo, card, template) ? "digital.ownFits" : "next.upload")}</p>
            )}
          </>
        ) : (
          <p>{t(template?.online === false ? "digital.notOnline" : "digital.text")}</p>
        ))}
      <Facts
        facts={[
          {
            term: t("digital.pixels"),
            value: sizeOf(card.digital),
            note: limits.pixels ?? (template?.digital?.widthPx ? null : unstated),
          },
          ...(captionHeightPx === undefined
            ? []
            : [
                {
                  term: t("caption.title"),
                  value: sizeOf({ widthPx: card.digital.widthPx, heightPx: captionHeightPx }),
                },
              ]),
          // The uncropped original has no size on paper.
          ...(isOwn
            ? []
            : [{ term: t("digital.resolution"), value: tCommon("unit.dpiValue", { value: dpi }) }]),
          {
            term: t("digital.fileSize"),
            value: t("digital.format", { size: writeUnit(bytes / 1000, "kb", bcp47) }),
            note: limits.kilobytes ?? unstated,
          },
        ]}
      />
    </div>
  );
}
