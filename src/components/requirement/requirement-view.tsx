import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import {
  isHandedIn,
  isSizeOpen,
  isTakenElsewhere,
  isUncroppedFile,
} from "../../../contract/document/handed-in";
import { frameOfTemplate } from "../../../drawing/drawing-frame";
import { shownUnitOf } from "../../../drawing/format-length";
import { mmPerInch } from "../../../photo/core/units";
import { usePageLanguage } from "../../i18n/use-language";
import { checkWithTemplate, homeWithTemplate, paths } from "../../paths";
import { TextInLanguage } from "../article/text-in-language";
import { DrawingFigure } from "../drawing/drawing-figure";
import { SampleImage } from "../pictures/sample-image";
import { ButtonLink } from "../ui/button";
import { PageLink } from "../ui/page-link";
import { Facts } from "./facts/facts";
import { OnlineSentence, type OnlineVariant } from "./facts/online-variant";
import { Lead, statedSize } from "./lead";
import { NoteList } from "./notes/note-list";
import { noteId, shopPrintId, warningId, warnsOfHomePrint } from "./notes/notes-link";
import { othersId } from "./others";
import type { RequirementTemplate } from "./queries/requirement-template";
import * as styles from "./requirement-view.module.css";
import { leastSize } from "./size/stated-size";
import { OpenNotice } from "./sources/open-notice";
import { isDoubtful, isFileUnread, isOpen } from "./sources/open-questions";
import { useConfidenceText } from "./sources/use-confidence-text";
import { StartNotice } from "./start-notice";
import { useTakenByNote } from "./use-taken-by-note";

/** CSS pixels per inch: printed at real size. */
const cssPxPerMm = 96 / mmPerInch;

interface RequirementViewProps {
  template: RequirementTemplate;
  /** The guide to the document, if there is one. */
  guide?: { guideId: string; title: string; lang: string } | undefined;
  online?: OnlineVariant | null;
  /** The title of the section with other documents, where the first notes send to one of them. */
  toOthers?: string | null;
  /** What to know before taking the photo, with an article. */
  question?: { faqId: string; question: string } | undefined;
  /** What else is asked, below the rules. */
  children?: ReactNode;
}

/** Drawing and numbers of a document side by side, with a link to make its photo. */
export function RequirementView({
  template,
  guide,
  online = null,
  toOthers = null,
  question,
  children,
}: RequirementViewProps) {
  const { t } = useTranslation("requirement");
  const { t: tCommon } = useTranslation("common");
  const { t: tEvidence } = useTranslation("evidence");
  const { confidence } = template;
  const confidenceText = useConfidenceText(template);
  const takenByNote = useTakenByNote(template);
  // The first sentence tells of a size that we chose, and the file below it from which range.
  const showsConfidence = template.workingSize
    ? !template.digital?.widthPx && !isSizeOpen(template)
    : isDoubtful(confidence);
  const { bcp47, localized } = usePageLanguage();
  const size = statedSize(template, bcp47);
  const isUncropped = isUncroppedFile(template);
  const notice = (
    <StartNotice
      exempt={template.exempt}
      warnings={[
        { id: warningId, text: takenByNote },
        { id: noteId(0), text: template.sizeVaries && template.notes[0] },
        // That it is ours says the first sentence.
        { text: showsConfidence && (template.workingSize ? tEvidence("sizeOpen") : confidenceText) },
        { text: isFileUnread(template) && t("sources.fileNotRead") },
        { id: shopPrintId, text: warnsOfHomePrint(template) && tEvidence("shopPrint") },
      ]}
    />
  );
  return (
    <>
      <header className={styles.header}>
        <h1 className={styles.title}>{template.photoTitle}</h1>
        {/* Where nobody hands in a photo, its size comes second. */}
        {!isHandedIn(template) && notice}
        <Lead template={template} />
        {isHandedIn(template) && notice}
        {online && <OnlineSentence variant={online} />}
        {toOthers && (
          <p data-print="no">
            <a href={`#${othersId}`}>{toOthers}</a>
          </p>
        )}
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
      {guide && (
        <p className={styles.guide} data-print="no">
          <PageLink to={paths.guideArticle(guide.guideId)}>
            <TextInLanguage code={guide.lang}>{guide.title}</TextInLanguage>
          </PageLink>
        </p>
      )}
      <div className={styles.columns}>
        {!isUncropped && (
          <div>
            <DrawingFigure
              frame={{ ...frameOfTemplate(template), isLeast: leastSize(template) !== null }}
              seed={template.urlPath}
              label={tCommon("drawing.label", { document: template.photoTitle, size })}
              ownUnit={shownUnitOf(template)}
            />
          </div>
        )}
        <div className={styles.side}>
          <section className={styles.rules} aria-labelledby="facts">
            <h2 className={styles.subtitle} id="facts">
              {t("facts.title")}
            </h2>
            {isOpen(template) && isHandedIn(template) && <OpenNotice />}
            <Facts template={template} online={online} />
            <NoteList template={template} />
          </section>
          {children}
        </div>
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
