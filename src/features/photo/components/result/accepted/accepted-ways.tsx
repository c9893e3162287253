import { useTranslation } from "react-i18next";
import type { Card } from "../../../../../../contract/card/card";
import type { Check } from "../../../../../../photo/core/types";
import { Button, ButtonLink } from "../../../../../components/ui/button";
import { PageLink } from "../../../../../components/ui/page-link";
import { homeStart } from "../../../../../paths";
import { useAppDispatch, useAppSelector } from "../../../../../store/hooks";
import { selectPassportData } from "../../../../../store/site-slice";
import { isFullFrame } from "../../../documents/forms";
import { cropLeft, selectPhoto } from "../../../state/photo-slice";
import type { ResultForm } from "../../../state/photo-state";
import { usePhotoActions } from "../../../use-photo-actions";
import { captionPanelId } from "../checks/check-card";
import { isMendedByCrop } from "../checks/mended-faults";
import { ResetButton } from "../messages/reset-button";
import { NewPhotoSource } from "../new-photo-source";
import { BackgroundWays } from "../photo/background-ways";
import { otherBackgrounds } from "../photo/other-backgrounds";
import { openerId, type Panel } from "../photo/result-photo";
import * as styles from "./accepted.module.css";
import { isRefusalLikely, lacksCaption } from "./accepted-facts";

/** What the visitor's own lines and movements have done, apart from lengths that a line misses. */
const isOfMove = ({ messageKey, isManual }: Check): boolean =>
  messageKey === "lineOffHead" ||
  (isManual === true && (messageKey === "bottomSpace" || messageKey === "stayStraight"));

interface AcceptedWaysProps {
  card: Card;
  form: ResultForm;
  panel: Panel;
  onPanel: (panel: Panel) => void;
  /** Element id of the photo. */
  photoId: string;
  onUseAnyway: () => void;
}

/** What can be done about the warnings of an accepted photo. */
export function AcceptedWays(props: AcceptedWaysProps) {
  const { card, form, panel, onPanel, photoId, onUseAnyway } = props;
  const { t } = useTranslation("result");
  const { t: tPhoto } = useTranslation("photo");
  const act = usePhotoActions();
  const dispatch = useAppDispatch();
  const { made, choices } = useAppSelector(selectPhoto);
  const template = useAppSelector(selectPassportData);
  const isRefused = isRefusalLikely(card);
  const needsCaption = lacksCaption(card);
  /** No crop mends what the authority is likely to refuse. */
  const canCorrect =
    !isRefused && panel !== "open" && !isFullFrame(form, template) && card.checks.some(isMendedByCrop);
  const backgrounds = template ? otherBackgrounds(card, template) : [];
  if (!isRefused && !needsCaption && !canCorrect && backgrounds.length === 0) return null;
  return (
    <div className={styles.ways}>
      {isRefused && <NewPhotoSource isPrimary />}
      {backgrounds.length > 0 && <BackgroundWays backgrounds={backgrounds} />}
      {needsCaption && !isRefused && (
        <ButtonLink variant="primary" icon="pen" href={`#${captionPanelId}`}>
          {t("caption.title")}
        </ButtonLink>
      )}
      {/* Who has corrected it knows the button below the photo. */}
      {canCorrect && choices.adjust === null && (
        <div className={styles.correct}>
          <Button
            icon="hand"
            aria-busy={panel === "requested"}
            onClick={() => {
              // In sight while the panel loads, or if it cannot be loaded.
              document.getElementById(openerId)?.focus();
              onPanel("requested");
            }}
          >
            {t("adjust.open")}
          </Button>
        </div>
      )}
      {canCorrect && card.checks.some(isOfMove) && (
        <ResetButton
          label={t("adjust.reset")}
          onReset={() => {
            dispatch(cropLeft(made?.request.adjust ?? null));
            void act(({ adjustCrop }) => adjustCrop(null));
          }}
        />
      )}
      {isRefused && (
        <>
          <a className={styles.way} href={`#${photoId}`} onClick={onUseAnyway}>
            {tPhoto("choose.useAnyway")}
          </a>
          <PageLink className={styles.way} to={homeStart}>
            {t("action.otherDocument")}
          </PageLink>
        </>
      )}
    </div>
  );
}
