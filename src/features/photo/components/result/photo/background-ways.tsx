import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../../../components/ui/button";
import { Notice } from "../../../../../components/ui/notice";
import { useReturnFocus } from "../../../../../components/ui/use-return-focus";
import { useAppSelector } from "../../../../../store/hooks";
import { selectPhoto } from "../../../state/photo-slice";
import { usePhotoActions } from "../../../use-photo-actions";
import { useCheckWords } from "../../use-check-words";
import { BackgroundColours } from "./background-colours";
import * as styles from "./background-ways.module.css";

/** The backgrounds to use instead, inside the verdict: where the fault is read, not at the panel far below. */
export function BackgroundWays({ backgrounds }: { backgrounds: readonly string[] }) {
  const { t } = useTranslation("result");
  const act = usePhotoActions();
  const wordsOf = useCheckWords();
  const { run, choices } = useAppSelector(selectPhoto);
  const place = useRef<HTMLFieldSetElement>(null);
  useReturnFocus(place);
  const { refusedChange } = run;
  const refused = refusedChange?.change === "background" ? refusedChange.check : null;
  const isPending = run.status === "running" && backgrounds.includes(choices.background);
  const pending = isPending ? choices.background : undefined;
  const choose = (background: string) => void act(({ changeBackground }) => changeBackground(background));
  return (
    <fieldset className={styles.ways} ref={place}>
      <legend>{t("background.mend")}</legend>
      <div className={styles.choices}>
        {backgrounds.includes("keep") && (
          <Button aria-busy={pending === "keep"} onClick={() => choose("keep")}>
            {t("background.keep")}
          </Button>
        )}
        <BackgroundColours
          colours={backgrounds.filter((background) => background !== "keep")}
          pending={pending}
          onChoose={choose}
        />
      </div>
      <p className={styles.state} role="status">
        {pending === undefined ? "" : t("wait.text")}
      </p>
      {/* The panel of the background announces it. */}
      {refused && <Notice kind="warn" title={t("background.refused", { reason: wordsOf(refused).title })} />}
    </fieldset>
  );
}
