import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import { isForChild } from "../../../contract/document/for-child";
import { isSizeOpen, isUncroppedFile } from "../../../contract/document/handed-in";
import { needsMillimetres } from "../../../drawing/format-length";
import { writeSize } from "../../../locales/write-number";
import { sentenceSpace } from "../../i18n/sentence-space";
import { usePageLanguage } from "../../i18n/use-language";
import { digitalLines, isPixelLine, pixelLineOf } from "./digital-lines";
import { MainRules } from "./main-rules";
import { NotesLink } from "./notes/notes-link";
import { takingNotes } from "./notes/shown-notes";
import type { RequirementTemplate } from "./queries/requirement-template";
import * as styles from "./requirement-view.module.css";
import { childRuleKeys, keyOf } from "./rule-keys";
import { ownSize, sizeIn } from "./size/size-numbers";
import { isFileOnly, leastSize, statesDpi } from "./size/stated-size";

interface LeadProps {
  template: RequirementTemplate;
}

/** The size in its own unit, or the least one of a file. */
export function statedSize(template: RequirementTemplate, bcp47: string): string {
  const least = leastSize(template);
  return least ? writeSize(Number(least.width), Number(least.height), "px", bcp47) : ownSize(template, bcp47);
}

/** The pixels of the file, unless the first sentence gives them, and its limit. */
function useFileLines(template: RequirementTemplate) {
  const { bcp47 } = usePageLanguage();
  const file = template.digital ? digitalLines(template.digital, bcp47) : [];
  const line = pixelLineOf(file);
  const isLeast = leastSize(template) !== null;
  // One size in pixels is that of the photo, which the sentence already gives, as it does the least one.
  const isGiven =
    line?.key === "value.pixelMin" ? isLeast : isFileOnly(template) && line?.key === "value.pixels";
  const pixels = isGiven ? null : line;
  const limit = file.find(({ key }) => key !== "value.jpeg" && !isPixelLine(key));
  return { hasPixels: pixels !== null, lines: [pixels, limit].filter((line) => !!line) };
}

/** What everybody needs to know of a document, before the way to the tool. */
export function Lead({ template }: LeadProps) {
  const { t } = useTranslation("requirement");
  const { bcp47 } = usePageLanguage();
  const isUncropped = isUncroppedFile(template);
  // A file that not everybody needs stands after what all photos have to meet.
  const isFileNoted = template.inNotes.includes("file");
  const isFileFirst = isUploadWithPrint(template);
  return (
    <p className={styles.lead}>
      {isFileFirst ? (
        <>
          <span className={styles.fileFirst}>
            <FileWords template={template} />
          </span>
          <span className={styles.file}>
            <SizeSentence template={template} />
          </span>
        </>
      ) : (
        <SizeSentence template={template} />
      )}
      {isUncropped && (isSizeOpen(template) ? "" : sentenceSpace(bcp47)) + t("editing.geometryForbidden")}
      {!isFileNoted && !isFileFirst && <FileLine template={template} />}
      {isForChild(template) && <ChildRules template={template} />}
      <MainRules template={template} />
      {isFileNoted && <FileLine template={template} />}
      {isUncropped && <span className={styles.file}>{t("makeUncropped")}</span>}
      <TakingRules template={template} />
    </p>
  );
}

function SizeSentence({ template }: LeadProps) {
  const { t } = useTranslation("requirement");
  const { bcp47 } = usePageLanguage();
  const { hasPixels } = useFileLines(template);
  const own = statedSize(template, bcp47);
  const size = needsMillimetres(template.unit, bcp47) ? `${own} (${sizeIn(template, "mm", bcp47)})` : own;
  if (isSizeOpen(template)) return null;
  if (template.workingSize) return t("leadOwn", { size });
  if (leastSize(template)) return t("leadMin", { size });
  if (isUploadWithPrint(template)) return t("leadPrint", { size });
  // Of a file whose pixels no source states, ours would read as a rule.
  const arePixelsOurs = template.digital !== null && !statesDpi(template);
  if (isFileOnly(template) || hasPixels || arePixelsOurs) return t("leadFile", { size });
  const pixels = sizeIn(template, template.unit === "px" ? "mm" : "px", bcp47);
  return t("lead", { size, pixels, dpi: template.dpi });
}

/** Whether everybody uploads a file that has pixels of its own, whose size is not that of the print. */
const isUploadWithPrint = ({ online, printable, unit, inNotes, digital }: RequirementTemplate): boolean =>
  online &&
  printable &&
  unit !== "px" &&
  !inNotes.includes("file") &&
  Boolean(digital?.widthPx ?? digital?.heightPx);

const FileLine = ({ template }: LeadProps) => (
  <span className={styles.file}>
    <FileWords template={template} />
  </span>
);

function FileWords({ template }: LeadProps) {
  const { t } = useTranslation("requirement");
  const { lines } = useFileLines(template);
  if (lines.length === 0) return null;
  return (
    <>
      {t("facts.file")}{" "}
      {lines.map(({ key, values }, index) => (
        <Fragment key={key}>
          {index > 0 && " · "}
          <bdi>{t(key, values)}</bdi>
        </Fragment>
      ))}
      {template.inNotes.includes("file") && (
        <>
          {" ("}
          <NotesLink template={template} field="file" />)
        </>
      )}
    </>
  );
}

/** What refuses most photos, however they look. */
function TakingRules({ template }: LeadProps) {
  const { t } = useTranslation("requirement");
  const { bcp47 } = usePageLanguage();
  const notes = takingNotes(template);
  const isKept = template.editPolicy.background === "keep";
  if (notes.length === 0 && !isKept) return null;
  return (
    <span className={styles.taking}>
      {[...notes, ...(isKept ? [t("editing.keep")] : [])].join(sentenceSpace(bcp47))}
    </span>
  );
}

/** What the authority relaxes for the children whom a document is for: parents ask for it first. */
function ChildRules({ template }: LeadProps) {
  const { t } = useTranslation("evidence");
  const rules = new Set((template.forChildren?.groups ?? []).flatMap((group) => group.rules));
  return [...rules].map((rule) => (
    <span key={rule} className={styles.mainRules}>
      {t(keyOf(childRuleKeys, rule))}
    </span>
  ));
}
