import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Card } from "../../../../../contract/card";
import type { Template } from "../../../../../contract/template";
import { Button } from "../../../../components/ui/button";
import { Notice } from "../../../../components/ui/notice";
import { sentenceSpace } from "../../../../i18n/sentence-space";
import { usePageLanguage } from "../../../../i18n/use-language";
import * as styles from "./background-panel.module.css";
import { Panel } from "./panel";
import { PolicyStatement } from "./policy-statement";

interface BackgroundPanelProps {
  card: Card;
  template: Template;
  onChange: (background: string) => void;
}

const policyTexts = {
  keep: "background.policyKeep",
  unknown: "background.policyUnknown",
  "may-replace": "background.policyMayReplace",
} as const;

/**
 * What happened to the background, what the authority says, and the switch. Where the authority wants it kept,
 * replacing takes an explicit second step with its statement beside it.
 */
export const BackgroundPanel = ({ card, template, onChange }: BackgroundPanelProps) => {
  const { t } = useTranslation("result");
  const { bcp47 } = usePageLanguage();
  const [isAsking, setIsAsking] = useState(false);
  const isReplaced = card.edits.includes("background");
  const policy = template.editPolicy;
  const offered = isAsking ? template.backgrounds.slice(0, 1) : template.backgrounds;
  const replace = (colour: string) => {
    setIsAsking(false);
    onChange(colour);
  };
  return (
    <Panel title={t("background.title")}>
      <p>
        {t(isReplaced ? "background.replaced" : "background.kept")}
        {sentenceSpace(bcp47)}
        {t(policyTexts[policy.background])}
      </p>
      <PolicyStatement policy={policy} />
      {isAsking && (
        <Notice kind="warn" title={policy.statement ?? t("background.policyKeep")} role="alert">
          <p>{t("background.replaceWarning")}</p>
        </Notice>
      )}
      <div className={styles.actions}>
        {(isReplaced || isAsking) && (
          <Button onClick={() => (isReplaced ? onChange("keep") : setIsAsking(false))}>
            {t(isReplaced ? "background.keep" : "background.cancel")}
          </Button>
        )}
        {!isReplaced && !isAsking && policy.background === "keep" && (
          <Button onClick={() => setIsAsking(true)}>{t("background.replace")}</Button>
        )}
        {(isAsking || policy.background !== "keep") &&
          offered.map((colour) => (
            <Button key={colour} onClick={() => replace(colour)}>
              <span className={styles.choice}>
                <span className={styles.swatch} style={{ background: colour }} />
                {t(isAsking ? "background.replaceAnyway" : "background.replace")}
                {offered.length > 1 && <bdi>{colour}</bdi>}
              </span>
            </Button>
          ))}
      </div>
    </Panel>
  );
};
