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

/** Switch "For a baby or small child": shows advice and applies the authority's relaxed rules. */
export function ChildChoice({ isOn, onChange, template }: ChildChoiceProps) {
  const { t } = useTranslation("photo");
  return (
    <div className={styles.choice}>
      <Switch label={t("child.label")} isOn={isOn} onChange={onChange} />
      {isOn && (
        <Suspense>
          <ChildAdvice template={template} />
        </Suspense>
      )}
    </div>
  );
}
