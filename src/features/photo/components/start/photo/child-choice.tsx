import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import type { Template } from "../../../../../../contract/document/template";
import { Switch } from "../../../../../components/ui/switch";
import { ChildAdvice } from "../lazy-parts";
import * as styles from "./child-choice.module.css";

interface ChildChoiceProps {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  template: Template | null;
}

/** "For a baby or small child": advice for such a photo, and the easier rules that its authority has for one. */
export const ChildChoice = ({ isOn, onChange, template }: ChildChoiceProps) => {
  const { t } = useTranslation("home");
  return (
    <div className={styles.choice}>
      <Switch label={t("card.child.label")} isOn={isOn} onChange={onChange} />
      {isOn && (
        <Suspense>
          <ChildAdvice template={template} />
        </Suspense>
      )}
    </div>
  );
};
