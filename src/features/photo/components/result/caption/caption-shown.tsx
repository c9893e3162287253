import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "../../../../../components/ui/icon";
import { useAppSelector } from "../../../../../store/hooks";
import { selectCard } from "../../../state/selectors";
import { useResultPicture } from "../../use-result-picture";
import * as styles from "./caption-panel.module.css";

interface CaptionShownProps {
  isWorking: boolean;
  isShown: boolean;
  /** Both fields are filled in: the photo is there already, so that nothing moves when it changes. */
  isTyped: boolean;
}

/** Says and shows that name and date are on the photo, where they were typed: the photo itself is far above. */
export function CaptionShown({ isWorking, isShown, isTyped }: CaptionShownProps) {
  const { t } = useTranslation("result");
  const card = useAppSelector(selectCard);
  const picture = useResultPicture(card?.digital.url ?? "");
  const place = useRef<HTMLDivElement>(null);
  const wasShown = useRef(isShown);
  useEffect(() => {
    if (isShown && !wasShown.current) place.current?.scrollIntoView({ block: "nearest" });
    wasShown.current = isShown;
  }, [isShown]);
  return (
    <div className={styles.shown} ref={place}>
      {(isShown || isTyped) && picture.shown && <img className={styles.picture} src={picture.shown} alt="" />}
      <p className={styles.done} role="status">
        {isWorking && <span>{t("wait.text")}</span>}
        {isShown && (
          <>
            <Icon name="check" />
            <span>{t("caption.done")}</span>
          </>
        )}
      </p>
    </div>
  );
}
