import { useTranslation } from "react-i18next";
import type { Template } from "../../../../../contract/template";
import { ChildGroups } from "../../../../components/requirement/child-groups";
import { PageLink } from "../../../../components/ui/page-link";
import { Switch } from "../../../../components/ui/switch";
import { paths } from "../../../../paths";
import * as styles from "./child-choice.module.css";

interface ChildChoiceProps {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  template: Template | null;
}

/** "For a baby or small child": how to take such a photo, and what the chosen document's authority eases for it. */
export const ChildChoice = ({ isOn, onChange, template }: ChildChoiceProps) => {
  const { t } = useTranslation("home");
  const { t: tPhoto } = useTranslation("photo");
  return (
    <div className={styles.choice}>
      <Switch label={t("card.child.label")} isOn={isOn} onChange={onChange} />
      {isOn && (
        <div className={styles.advice}>
          <ul className={styles.list}>
            <li>{t("card.child.lay")}</li>
            <li>{t("card.child.sit")}</li>
            <li>{t("card.child.alone")}</li>
            <li>{t("card.child.face")}</li>
          </ul>
          {template?.forChildren && (
            <>
              <h4 className={styles.title}>{tPhoto("document.childRules")}</h4>
              <ChildGroups groups={template.forChildren.groups} />
            </>
          )}
          {template && !template.forChildren && <p>{t("card.child.unknown")}</p>}
          <PageLink className={styles.article} to={paths.blogPost("baby-passport-photos")}>
            {t("card.child.article")}
          </PageLink>
        </div>
      )}
    </div>
  );
};
