import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { isForChild } from "../../../../contract/document/for-child";
import { isHandedIn, isSizeOpen, isTakenElsewhere } from "../../../../contract/document/handed-in";
import type { NotedField } from "../../../../contract/document/template";
import { usePageLanguage } from "../../../i18n/use-language";
import { homeWithTemplate } from "../../../paths";
import { PageLink } from "../../ui/page-link";
import { digitalLines } from "../digital-lines";
import { NotesLink, RuleNote, rowId, shopPrintId, warnsOfHomePrint } from "../notes/notes-link";
import type { RequirementTemplate } from "../queries/requirement-template";
import { colourKeys, glassesKeys, headCoveringKeys, keyOf, kindKeys, takenByKeys } from "../rule-keys";
import { LengthValue } from "../size/size-value";
import { BackgroundValue } from "./background-value";
import { ExpressionRow } from "./expression-row";
import { FactRow, SecondValue } from "./fact-row";
import * as styles from "./facts.module.css";
import { OnlineDocument, type OnlineVariant } from "./online-variant";
import { ResolutionRow, SizeRows } from "./size-rows";

interface FactsProps {
  template: RequirementTemplate;
  /** Where the application on the web has rules of its own. */
  online?: OnlineVariant | null;
}

/** All known numbers of a document; values that no source states are listed together at the end. */
export function Facts({ template, online }: FactsProps) {
  const { t } = useTranslation("requirement");
  const { t: tDocuments } = useTranslation("documents");
  const { t: tEvidence } = useTranslation("evidence");
  const { bcp47 } = usePageLanguage();
  const { head, eyeLine, topMargin, digital, glasses, headCovering, takenBy } = template;
  const unknown: string[] = isSizeOpen(template) ? [t("facts.size")] : [];
  // Of what is asked of grown-ups, a child's document tells nothing unless a source does.
  if (isForChild(template) && !template.expression) unknown.push(t("facts.expression"));
  /** @param value null: no source states it, except maybe a remark */
  const fact = (field: NotedField, label: string, value: ReactNode) => {
    const isNoted = template.inNotes.includes(field);
    if (value === null && !isNoted) {
      unknown.push(label);
      return null;
    }
    const isOurs = value !== null && isNoted && (field === "head" || field === "background");
    return (
      <FactRow id={rowId(template, field)} label={label}>
        {value}
        {isOurs && <SecondValue>{tEvidence("ownChoice")}</SecondValue>}
        {isNoted && (
          <SecondValue>
            <RuleNote template={template} field={field} />
          </SecondValue>
        )}
        {template.listOnly.includes(field) && <SecondValue>{tEvidence("sources.list")}</SecondValue>}
      </FactRow>
    );
  };
  const fileLines = digital ? digitalLines(digital, bcp47) : [];
  return (
    <dl>
      <SizeRows template={template} />
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
      <ResolutionRow template={template} />
      {fact(
        "background",
        t("facts.background"),
        <BackgroundValue
          name={template.backgroundName}
          colours={template.backgrounds}
          isOurs={template.inNotes.includes("background")}
        />,
      )}
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
      <ColourRow template={template} />
      <SignatureRow template={template} />
      {isHandedIn(template) && (
        <>
          {/* Nobody who may not hand in a file looks for a place to upload it. */}
          {(template.online || !isTakenElsewhere(template)) && (
            <FactRow label={t("facts.online")}>
              {online ? <OnlineDocument variant={online} /> : <UploadValue template={template} />}
            </FactRow>
          )}
          {/* Beside "not accepted", "can be printed" would sound as if a print from home were. */}
          {!isTakenElsewhere(template) && (
            <FactRow label={t("facts.printable")}>{t(template.printable ? "value.yes" : "value.no")}</FactRow>
          )}
        </>
      )}
      {fact(
        "takenBy",
        tEvidence("takenBy.label"),
        takenBy && (
          <>
            {tEvidence(takenByKeys[takenBy])}
            {/* A photo taken at home is accepted, a print made there is not. */}
            {warnsOfHomePrint(template) && (
              <SecondValue>
                <a href={`#${shopPrintId}`}>{tEvidence("inNotes")}</a>
              </SecondValue>
            )}
          </>
        ),
      )}
      <ExpressionRow template={template} />
      {fact("glasses", t("facts.glasses"), glasses && t(keyOf(glassesKeys, glasses)))}
      {fact(
        "headCovering",
        t("facts.headCovering"),
        headCovering && t(keyOf(headCoveringKeys, headCovering)),
      )}
      <FactRow label={t("facts.category")} isOnPaper={false}>
        {tDocuments(keyOf(kindKeys, template.document))}
      </FactRow>
      <FactRow label={t("facts.documentType")} isOnPaper={false}>
        {template.name}
      </FactRow>
      {unknown.length > 0 && (
        <FactRow label={t("value.unknown")}>
          {unknown.map((name) => (
            <span key={name} className={styles.unknown}>
              {name}
            </span>
          ))}
        </FactRow>
      )}
    </dl>
  );
}

/** Colour or black and white; our files are in colour where no source says so. */
function ColourRow({ template: { colour, sources } }: Pick<FactsProps, "template">) {
  const { t } = useTranslation("requirement");
  const { t: tEvidence } = useTranslation("evidence");
  const isStated =
    colour !== "colour" || sources.some(({ quotes }) => quotes.some(({ rule }) => rule === "colour"));
  return (
    <FactRow label={t("facts.colour")}>
      {t(colourKeys[colour])}
      {!isStated && <SecondValue>{tEvidence("ownChoice")}</SecondValue>}
    </FactRow>
  );
}

/** Whether a file is uploaded; a note may say where, or who may. */
function UploadValue({ template }: Pick<FactsProps, "template">) {
  const { t } = useTranslation("requirement");
  const link = template.inNotes.includes("file") && <NotesLink template={template} field="file" />;
  if (!template.online) return link || t("value.noUpload");
  return (
    <>
      {t("value.yes")}
      {link && <SecondValue>{link}</SecondValue>}
    </>
  );
}

/** The image of a signature that is uploaded beside the photo. */
function SignatureRow({ template: { urlPath, signature } }: Pick<FactsProps, "template">) {
  const { t } = useTranslation("requirement");
  const { t: tEvidence } = useTranslation("evidence");
  const { bcp47 } = usePageLanguage();
  if (!signature) return null;
  return (
    <FactRow label={tEvidence("signature.label")}>
      {digitalLines(signature, bcp47).map(({ key, values }) => (
        <span key={key} className={styles.line}>
          <bdi>{t(key, values)}</bdi>
        </span>
      ))}
      {(signature.penOnPaper || signature.background) && (
        <span className={styles.line}>
          {tEvidence(signature.penOnPaper ? "signature.pen" : "signature.white")}
        </span>
      )}
      <span className={styles.line}>
        <PageLink to={homeWithTemplate(urlPath)}>{tEvidence("signature.make")}</PageLink>
      </span>
    </FactRow>
  );
}
