import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { isHandedIn, isTakenElsewhere } from "../../../contract/document/handed-in";
import type { NotedField } from "../../../contract/document/template";
import { otherPrintUnit } from "../../../contract/document/units";
import { usePageLanguage } from "../../i18n/use-language";
import { homeWithTemplate } from "../../paths";
import { PageLink } from "../ui/page-link";
import { BackgroundValue } from "./background-value";
import { digitalLines, pixelLineOf } from "./digital-lines";
import { FactRow, SecondValue } from "./fact-row";
import * as styles from "./facts.module.css";
import type { RequirementTemplate } from "./queries/requirement-template";
import { colourKeys, glassesKeys, headCoveringKeys, keyOf, kindKeys, takenByKeys } from "./rule-keys";
import { sizeIn } from "./size-numbers";
import { LengthValue } from "./size-value";

/** All known numbers of a document; values that no source states are listed together at the end. */
export function Facts({ template }: { template: RequirementTemplate }) {
  const { t } = useTranslation("requirement");
  const { t: tDocuments } = useTranslation("documents");
  const { t: tEvidence } = useTranslation("evidence");
  const { bcp47 } = usePageLanguage();
  const { head, eyeLine, topMargin, digital, glasses, headCovering, takenBy } = template;
  const unknown: string[] = [];
  /** @param value null: no source states it, except maybe a remark */
  const fact = (field: NotedField, label: string, value: ReactNode) => {
    const isNoted = template.inNotes.includes(field);
    if (value !== null || isNoted)
      return (
        <FactRow label={label}>
          {value ?? tEvidence("inNotes")}
          {value !== null && isNoted && <SecondValue>{tEvidence("inNotes")}</SecondValue>}
          {template.listOnly.includes(field) && <SecondValue>{tEvidence("ruleListOnly")}</SecondValue>}
        </FactRow>
      );
    unknown.push(label);
    return null;
  };
  const { unit } = template;
  const fileLines = digital ? digitalLines(digital, bcp47) : [];
  return (
    <dl>
      <FactRow label={t("facts.size")}>
        <bdi>{sizeIn(template, unit, bcp47)}</bdi>
        {unit !== "px" && <SecondValue>{sizeIn(template, otherPrintUnit(unit), bcp47)}</SecondValue>}
      </FactRow>
      {unit !== "px" && !pixelLineOf(fileLines) && (
        <FactRow label={t("facts.pixels")}>
          <bdi>{sizeIn(template, "px", bcp47)}</bdi>
        </FactRow>
      )}
      {/* Where nothing is uploaded, a rule for the file is not missing. */}
      {(digital || template.inNotes.includes("file") || (template.online && isHandedIn(template))) &&
        fact(
          "file",
          t("facts.file"),
          fileLines.length > 0
            ? fileLines.map(({ key, values }) => (
                <span key={key} className={styles.line}>
                  <bdi>{t(key, values)}</bdi>
                </span>
              ))
            : null,
        )}
      <FactRow label={t("facts.resolution")}>{template.dpi}</FactRow>
      <FactRow label={t("facts.background")}>
        <BackgroundValue name={template.backgroundName} colours={template.backgrounds} />
      </FactRow>
      {fact(
        "head",
        t(head?.crown === "hair" ? "facts.headHair" : "facts.head"),
        head && <LengthValue band={head.heightMm} template={template} />,
      )}
      {fact("eyeLine", t("facts.eyeLine"), eyeLine && <LengthValue band={eyeLine} template={template} />)}
      {fact(
        "topMargin",
        t("facts.topMargin"),
        topMargin && <LengthValue band={topMargin} template={template} />,
      )}
      <FactRow label={t("facts.colour")}>{t(colourKeys[template.colour])}</FactRow>
      {template.signature && (
        <FactRow label={tEvidence("signature.label")}>
          {digitalLines(template.signature, bcp47).map(({ key, values }) => (
            <span key={key} className={styles.line}>
              <bdi>{t(key, values)}</bdi>
            </span>
          ))}
          {(template.signature.penOnPaper || template.signature.background) && (
            <span className={styles.line}>
              {tEvidence(template.signature.penOnPaper ? "signature.pen" : "signature.white")}
            </span>
          )}
          <span className={styles.line}>
            <PageLink to={homeWithTemplate(template.urlPath)}>{tEvidence("signature.make")}</PageLink>
          </span>
        </FactRow>
      )}
      {isHandedIn(template) && (
        <>
          {/* Nobody who may not hand in a file looks for a place to upload it. */}
          {(template.online || !isTakenElsewhere(template)) && (
            <FactRow label={t("facts.online")}>
              {!template.online && template.inNotes.includes("file")
                ? tEvidence("inNotes")
                : t(template.online ? "value.yes" : "value.noUpload")}
            </FactRow>
          )}
          {/* Beside "not accepted", "can be printed" would sound as if a print from home were. */}
          {!isTakenElsewhere(template) && (
            <FactRow label={t("facts.printable")}>
              {t(template.printable ? "value.yes" : "value.no")}
              {template.shopPrint && <SecondValue>{tEvidence("shopPrint")}</SecondValue>}
            </FactRow>
          )}
        </>
      )}
      {fact("takenBy", tEvidence("takenBy.label"), takenBy && tEvidence(takenByKeys[takenBy]))}
      {fact("glasses", t("facts.glasses"), glasses && t(keyOf(glassesKeys, glasses)))}
      {fact(
        "headCovering",
        t("facts.headCovering"),
        headCovering && t(keyOf(headCoveringKeys, headCovering)),
      )}
      <FactRow label={t("facts.category")}>{tDocuments(keyOf(kindKeys, template.document))}</FactRow>
      <FactRow label={t("facts.documentType")}>{template.name}</FactRow>
      {unknown.length > 0 && (
        <FactRow label={t("value.unknown")}>
          {unknown.map((label) => (
            <span key={label} className={styles.unknown}>
              {label}
            </span>
          ))}
        </FactRow>
      )}
    </dl>
  );
}
