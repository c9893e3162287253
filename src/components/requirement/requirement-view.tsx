import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import { isForChild } from "../../../contract/document/for-child";
import {
  isHandedIn,
  isSizeOpen,
  isTakenElsewhere,
  isUncroppedFile,
} from "../../../contract/document/handed-in";
import { frameOfTemplate } from "../../../drawing/drawing-frame";
import { shownUnitOf } from "../../../drawing/format-length";
import { writeSize } from "../../../locales/write-number";
import { mmPerInch } from "../../../photo/core/units";
import { sentenceSpace } from "../../i18n/sentence-space";
import { usePageLanguage } from "../../i18n/use-language";
import { checkWithTemplate, homeWithTemplate, paths } from "../../paths";
import { TextInLanguage } from "../article/text-in-language";
import { DrawingFigure } from "../drawing/drawing-figure";
import { SampleImage } from "../pictures/sample-image";
import { ButtonLink } from "../ui/button";
import { Notice } from "../ui/notice";
import { PageLink } from "../ui/page-link";
import { digitalLines, isPixelLine, pixelLineOf } from "./digital-lines";
import { Facts, type OnlineVariant } from "./facts/facts";
import { MainRules } from "./main-rules";
import { NoteList } from "./notes/note-list";
import { NotesLink, warningId } from "./notes/notes-link";
import type { RequirementTemplate } from "./queries/requirement-template";
import * as styles from "./requirement-view.module.css";
import { childRuleKeys, keyOf } from "./rule-keys";
import { ownSize, sizeIn } from "./size-numbers";
import { OpenNotice } from "./sources/open-notice";
import { isDoubtful, isOpen } from "./sources/open-questions";
import { useConfidenceText } from "./sources/use-confidence-text";
import { leastSize } from "./stated-size";
import { TakenByNotice } from "./taken-by-notice";

/** CSS pixels per inch: printed at real size. */
const cssPxPerMm = 96 / mmPerInch;

interface RequirementViewProps {
  template: RequirementTemplate;
  /** The guide to the document, if there is one. */
  guide?: { guideId: string; title: string; lang: string } | undefined;
  online?: OnlineVariant | null;
  /** What to know before taking the photo, with an article. */
  question?: { faqId: string; question: string } | undefined;
}

/** Drawing and numbers of a document side by side, with a link to make its photo. */
export function RequirementView({ template, guide, online = null, question }: RequirementViewProps) {
  const { t } = useTranslation("requirement");
  const { t: tCommon } = useTranslation("common");
  const { t: tEvidence } = useTranslation("evidence");
  const { confidence } = template;
  const confidenceText = useConfidenceText(template);
  // The first sentence tells of a size that we chose, and the file below it from which range.
  const showsConfidence = template.workingSize
    ? !template.digital?.widthPx && !isSizeOpen(template)
    : isDoubtful(confidence);
  const { bcp47, localized } = usePageLanguage();
  const least = leastSize(template);
  const size = least
    ? writeSize(Number(least.width), Number(least.height), "px", bcp47)
    : ownSize(template, bcp47);
  // A size in pixels has millimetres only where it may be printed.
  const isFileOnly = template.unit === "px" && !template.printable;
  const isUncropped = isUncroppedFile(template);
  const pixels = sizeIn(template, template.unit === "px" ? "mm" : "px", bcp47);
  const file = template.digital ? digitalLines(template.digital, bcp47) : [];
  const line = pixelLineOf(file);
  const isLeast = least !== null;
  // One size in pixels is that of the photo, which the sentence already gives, as it does the least one.
  const isGiven = line?.key === "value.pixelMin" ? isLeast : isFileOnly && line?.key === "value.pixels";
  const filePixels = isGiven ? null : line;
  const fileLimit = file.find(({ key }) => key !== "value.jpeg" && !isPixelLine(key));
  const fileLines = [filePixels, fileLimit].filter((line) => !!line);
  return (
    <>
      <header className={styles.header}>
        <h1 className={styles.title}>{template.photoTitle}</h1>
        <p className={styles.lead}>
          {isSizeOpen(template)
            ? null
            : template.workingSize
              ? t("leadOwn", { size })
              : isLeast
                ? t("leadMin", { size })
                : isFileOnly || filePixels
                  ? t("leadFile", { size })
                  : t("lead", { size, pixels, dpi: template.dpi })}
          {isUncropped && (isSizeOpen(template) ? "" : sentenceSpace(bcp47)) + t("editing.geometryForbidden")}
          {fileLines.length > 0 && (
            <span className={styles.file}>
              {t("facts.file")}{" "}
              {fileLines.map(({ key, values }, index) => (
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
            </span>
          )}
          {isForChild(template) && <ChildRules template={template} />}
          <MainRules template={template} />
          {isUncropped && <span className={styles.file}>{t("makeUncropped")}</span>}
          {template.editPolicy.background === "keep" && (
            <span className={styles.file}>{t("editing.keep")}</span>
          )}
        </p>
        <TakenByNotice id={warningId} template={template}>
          {guide && (
            <PageLink to={paths.guideArticle(guide.guideId)}>
              <TextInLanguage code={guide.lang}>{guide.title}</TextInLanguage>
            </PageLink>
          )}
        </TakenByNotice>
        {template.sizeVaries && <Notice kind="warn" title={template.notes[0]} />}
        {showsConfidence && <Notice kind="warn" title={confidenceText} />}
        {template.shopPrint && <Notice kind="warn" title={tEvidence("shopPrint")} />}
      </header>
      <div className={styles.actions} data-print="no">
        <div className={styles.make}>
          <ButtonLink
            variant={isTakenElsewhere(template) ? "secondary" : "primary"}
            icon="camera"
            href={localized(homeWithTemplate(template.urlPath))}
          >
            {t("make")}
          </ButtonLink>
        </div>
        <p className={styles.check}>
          <ButtonLink icon="check" href={localized(checkWithTemplate(template.urlPath))}>
            {t("check")}
          </ButtonLink>
        </p>
        <span className={styles.makeHint}>{t("makeHint")}</span>
        {question && (
          <p className={styles.check}>
            <PageLink to={paths.faqItem(question.faqId)}>{question.question}</PageLink>
          </p>
        )}
      </div>
      <div className={styles.columns}>
        {!isUncropped && (
          <div>
            <DrawingFigure
              frame={frameOfTemplate(template)}
              seed={template.urlPath}
              label={tCommon("drawing.label", { document: template.photoTitle, size })}
              ownUnit={shownUnitOf(template)}
            />
          </div>
        )}
        <section className={styles.rules} aria-labelledby="facts">
          <h2 className={styles.subtitle} id="facts">
            {t("facts.title")}
          </h2>
          {isOpen(template) && isHandedIn(template) && <OpenNotice />}
          <Facts template={template} online={online} />
          <NoteList template={template} />
        </section>
        {!isUncropped && (
          <figure className={styles.sample}>
            <SampleImage
              src={template.passportImageSrc}
              widthMm={template.sizeWidth}
              heightMm={template.sizeHeight}
              cssPxPerMm={cssPxPerMm}
            />
            <figcaption className={styles.hint}>{t("sample")}</figcaption>
          </figure>
        )}
      </div>
    </>
  );
}

/** What the authority relaxes for the children whom a document is for: parents ask for it first. */
function ChildRules({ template }: { template: RequirementTemplate }) {
  const { t } = useTranslation("evidence");
  const rules = new Set((template.forChildren?.groups ?? []).flatMap((group) => group.rules));
  return [...rules].map((rule) => (
    <span key={rule} className={styles.mainRules}>
      {t(keyOf(childRuleKeys, rule))}
    </span>
  ));
}
