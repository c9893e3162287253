import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { usePageLanguage } from "../../i18n/use-language";
import { BackgroundValue } from "./background-value";
import { digitalLines } from "./digital-lines";
import * as styles from "./facts.module.css";
import type { RequirementTemplate } from "./requirement-template";
import { colourKeys, glassesKeys, headCoveringKeys, keyOf, kindKeys, takenByKeys } from "./rule-keys";
import { sizeIn, sizePx } from "./size-numbers";
import { LengthValue } from "./size-value";

const Row = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className={styles.row}>
    <dt className={styles.label}>{label}</dt>
    <dd className={styles.value}>{children}</dd>
  </div>
);

/** Every number of a document that is known; what no source states says so. */
export const Facts = ({ template }: { template: RequirementTemplate }) => {
  const { t } = useTranslation("requirement");
  const { t: tDocuments } = useTranslation("documents");
  const { t: tEvidence } = useTranslation("evidence");
  const { bcp47 } = usePageLanguage();
  const { head, eyeLine, topMargin, digital, glasses, headCovering, takenBy } = template;
  const unknown = <span className={styles.unknown}>{t("value.unknown")}</span>;
  const yesNo = (value: boolean) => t(value ? "value.yes" : "value.no");
  return (
    <dl>
      <Row label={t("facts.country")}>{template.countryName}</Row>
      <Row label={t("facts.category")}>{tDocuments(kindKeys[template.document])}</Row>
      <Row label={t("facts.documentType")}>{template.name}</Row>
      <Row label={t("facts.size")}>
        <bdi>{sizeIn(template, "mm", bcp47)}</bdi>
        <span className={styles.second}>
          <bdi>{sizeIn(template, "inch", bcp47)}</bdi>
        </span>
      </Row>
      <Row label={t("facts.pixels")}>
        <bdi>{t("value.pixels", sizePx(template))}</bdi>
      </Row>
      <Row label={t("facts.resolution")}>{template.dpi}</Row>
      <Row label={t("facts.background")}>
        <BackgroundValue name={template.backgroundName} colours={template.backgrounds} />
      </Row>
      <Row label={t(head?.crown === "hair" ? "facts.headHair" : "facts.head")}>
        {head ? <LengthValue band={head.heightMm} /> : unknown}
      </Row>
      <Row label={t("facts.eyeLine")}>{eyeLine ? <LengthValue band={eyeLine} /> : unknown}</Row>
      <Row label={t("facts.topMargin")}>{topMargin ? <LengthValue band={topMargin} /> : unknown}</Row>
      <Row label={t("facts.colour")}>{t(colourKeys[template.colour])}</Row>
      <Row label={t("facts.file")}>
        {digital
          ? digitalLines(digital, bcp47).map(({ key, values }) => (
              <span key={key} className={styles.line}>
                <bdi>{t(key, values)}</bdi>
              </span>
            ))
          : unknown}
      </Row>
      <Row label={t("facts.online")}>{yesNo(template.online)}</Row>
      <Row label={t("facts.printable")}>{yesNo(template.printable)}</Row>
      <Row label={tEvidence("takenBy.label")}>{takenBy ? tEvidence(takenByKeys[takenBy]) : unknown}</Row>
      <Row label={t("facts.glasses")}>{glasses ? t(keyOf(glassesKeys, glasses)) : unknown}</Row>
      <Row label={t("facts.headCovering")}>
        {headCovering ? t(keyOf(headCoveringKeys, headCovering)) : unknown}
      </Row>
    </dl>
  );
};
