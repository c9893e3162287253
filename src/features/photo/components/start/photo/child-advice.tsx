import { useTranslation } from "react-i18next";
import type { Template } from "../../../../../../contract/document/template";
import { ChildGroups } from "../../../../../components/requirement/child-groups";
import { PageLink } from "../../../../../components/ui/page-link";
import { paths } from "../../../../../paths";
import * as styles from "./child-advice.module.css";

/** How to take a photo of a baby or small child, and what the authority relaxes for children. */
export function ChildAdvice({ template }: { template: Template | null }) {
  const { t } = useTranslation("photo");
  return (
    <div className={styles.advice}>
      <ul className={styles.list}>
        <li>{t("child.lay")}</li>
        <li>{t("child.sit")}</li>
        <li>{t("child.alone")}</li>
        <li>{t("child.face")}</li>
      </ul>
      {template?.forChildren && (
        <>
          <h4 className={styles.title}>{t("document.childRules")}</h4>
          <ChildGroups groups={template.forChildren.groups} />
        </>
      )}
      {template && !template.forChildren && <p>{t("child.unknown")}</p>}
      <PageLink className={styles.article} to={paths.blogPost("baby-passport-photos")}>
        {t("child.article")}
      </PageLink>
    </div>
  );
}
