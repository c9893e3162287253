import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Card } from "../../../../../../contract/card/card";
import { isUncroppedFile } from "../../../../../../contract/document/handed-in";
import type { Template } from "../../../../../../contract/document/template";
import { Button } from "../../../../../components/ui/button";
import { Notice } from "../../../../../components/ui/notice";
import { sentenceSpace } from "../../../../../i18n/sentence-space";
import { usePageLanguage } from "../../../../../i18n/use-language";
import { useAppSelector } from "../../../../../store/hooks";
import { failedChange } from "../../../state/pending-change";
import { selectPhoto } from "../../../state/photo-slice";
import { usePhotoActions } from "../../../use-photo-actions";
import { useCheckWords } from "../../use-check-words";
import { RunFailed } from "../messages/run-failed";
import { Panel } from "../panel";
import { BackgroundColours } from "./background-colours";
import * as styles from "./background-panel.module.css";
import { PolicyStatement } from "./policy-statement";

interface BackgroundPanelProps {
  card: Card;
  template: Template;
}

export const backgroundPanelId = "background";

const policyTexts = {
  keep: "background.policyKeep",
  unknown: "background.policyUnknown",
  "may-replace": "background.policyMayReplace",
} as const;

/**
 * What happened to the background, the authority's statement, and the switch. Where the authority wants it kept,
 * replacing it needs an explicit second step beside that statement.
 */
export function BackgroundPanel({ card, template }: BackgroundPanelProps) {
  const act = usePhotoActions();
  const state = useAppSelector(selectPhoto);
  const background = state.made?.request.background ?? "auto";
  const { refusedChange } = state.run;
  const refused = refusedChange?.change === "background" ? refusedChange.check : null;
  const onChange = (chosen: string) => void act(({ changeBackground }) => changeBackground(chosen));
  const { t } = useTranslation("result");
  const wordsOf = useCheckWords();
  const { bcp47 } = usePageLanguage();
  const { t: tPhoto } = useTranslation("photo");
  const [isAsking, setIsAsking] = useState(false);
  const actions = useRef<HTMLDivElement>(null);
  const warning = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isAsking) return;
    warning.current?.focus({ preventScroll: true });
    warning.current?.scrollIntoView({ block: "nearest" });
  }, [isAsking]);
  const isReplaced = card.edits.includes("background");
  const policy = template.editPolicy;
  const shown = isReplaced ? (background.startsWith("#") ? background : template.backgrounds[0]) : "keep";
  const replace = (colour: string) => {
    if (isAsking) actions.current?.querySelector<HTMLElement>("[name=keep]")?.focus();
    setIsAsking(false);
    onChange(colour);
  };
  const keep = () => {
    setIsAsking(false);
    if (isReplaced) onChange("keep");
  };
  return (
    <Panel title={t("background.title")} anchor={backgroundPanelId}>
      <p>
        {t(isReplaced ? "background.replaced" : "background.kept")}
        {policy.statement === null && sentenceSpace(bcp47) + t(policyTexts[policy.background])}
      </p>
      <PolicyStatement policy={policy} />
      {refused && (
        <Notice
          kind="warn"
          title={t("background.refused", { reason: wordsOf(refused).title })}
          role="alert"
        />
      )}
      {failedChange(state) === "background" && <RunFailed />}
      <div className={styles.actions} ref={actions}>
        {(isReplaced || policy.background !== "keep" || !isUncroppedFile(template)) && (
          <Button name="keep" aria-pressed={!isReplaced} onClick={keep}>
            {t("background.keep")}
          </Button>
        )}
        {!isReplaced && policy.background === "keep" && !isUncroppedFile(template) && (
          <Button aria-expanded={isAsking} onClick={() => setIsAsking(!isAsking)}>
            {t("background.replaceAnyway")}
          </Button>
        )}
        {(isReplaced || policy.background !== "keep") && (
          <BackgroundColours colours={template.backgrounds} shown={shown} onChoose={replace} />
        )}
      </div>
      {isAsking && (
        <div className={styles.warning} ref={warning} tabIndex={-1}>
          <Notice kind="warn" title={policy.statement ?? t("background.policyKeep")}>
            <p>{t("background.replaceWarning")}</p>
            <Button onClick={() => replace(template.backgrounds[0]!)}>{tPhoto("choose.useAnyway")}</Button>
          </Notice>
        </div>
      )}
    </Panel>
  );
}
