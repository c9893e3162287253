import { useTranslation } from "react-i18next";
import type { Template } from "../../../../../../contract/document/template";
import { ChildGroups, tellsOfTaking } from "../../../../../components/requirement/child-groups";
import { PageLink } from "../../../../../components/ui/page-link";
import { paths } from "../../../../../paths";
import { childFaceKey } from "../../../child-face";
import * as styles from "./child-advice.module.css";

interface ChildAdviceProps {
  template: Template | null;
  /** Said above already. */
  told?: ReadonlySet<string | null>;
}

/** How to take a photo of a baby or small child, and what the authority relaxes for children. */
export function ChildAdvice({ template, told }: ChildAdviceProps) {
  const { t } = useTranslation("photo");
  const advice = (["child.sit", "child.lay", "child.alone", childFaceKey(template)] as const).map((key) =>
    t(key),
  );
  return (
    <div className={styles.advice}>
      <ul className={styles.list}>
        {advice
          .filter((text) => !told?.has(text))
          .map((text) => (
            <li key={text}>{text}</li>
          ))}
      </ul>
      {template?.forChildren && tellsOfTaking(template.forChildren.groups) && (
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
