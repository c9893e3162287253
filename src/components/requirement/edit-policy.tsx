import { useTranslation } from "react-i18next";
import { isTakenElsewhere } from "../../../contract/document/handed-in";
import { isOwnText } from "../../../contract/document/own-text";
import { Section } from "../ui/section";
import * as styles from "./edit-policy.module.css";
import type { RequirementTemplate } from "./queries/requirement-template";
import { statementKeys } from "./rule-keys";
import { BestFirstSources } from "./sources/best-first-sources";

/** What software may do to the photo, with the authority's statement. */
export function EditPolicy({ template }: { template: RequirementTemplate }) {
  const { t } = useTranslation("requirement");
  const { background, geometry, retouch, statement, confidence, sources } = template.editPolicy;
  const rules = [
    background === "keep" && t("editing.keep"),
    background === "unknown" && t("editing.unknown"),
    background === "unknown" && !isTakenElsewhere(template) && t("editing.unknownAdvice"),
    background === "may-replace" && t("editing.mayReplace"),
    retouch === "forbidden" && t("editing.retouchForbidden"),
    geometry === "forbidden" && t("editing.geometryForbidden"),
    geometry === "forbidden" && template.printable && t("editing.printCropped"),
    geometry === "allowed" && t("editing.geometryAllowed"),
  ].filter((rule) => rule !== false);
  // Of several texts that differ in how we know them, each source says it for itself.
  const isMixed = confidence === "reported" && sources.some(isOwnText);
  return (
    <Section id="editing" title={t("facts.editing")}>
      <ul className={styles.rules}>
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      {statement && (
        <figure className={styles.statement}>
          <figcaption className={styles.caption}>{t("editing.statement")}</figcaption>
          <blockquote className={styles.words}>{statement}</blockquote>
          {confidence && !isMixed && <p className={styles.caption}>{t(statementKeys[confidence])}</p>}
        </figure>
      )}
      <BestFirstSources sources={sources} rule="editing" />
    </Section>
  );
}
