import { useState } from "react";
import { useTranslation } from "react-i18next";
import { unstatedBackground } from "../../../../../../contract/codes";
import type { Template } from "../../../../../../contract/document/template";
import type { PhotoReport } from "../../../../../../contract/photo-report";
import { marksOfMeasured } from "../../../../../../drawing/dimension-marks";
import { frameOfTemplate } from "../../../../../../drawing/drawing-frame";
import { dateFormat } from "../../../../../../locales/intl-format";
import { useMeasuredRows } from "../../../../../components/drawing/use-measured-rows";
import { backgroundKeys } from "../../../../../components/requirement/background-names";
import { usePageLanguage } from "../../../../../i18n/use-language";
import { acceptedWithCode } from "../../../../../paths";
import { saveBlob } from "../../../actions/download";
import { loadReportPdf } from "../../../report/load-report-pdf";
import type { ReportColours, ReportPhoto } from "../../../report/report-sheets";
import { useCheckWords } from "../../use-check-words";
import { useShownUnit } from "../../use-shown-unit";
import { useGivenFacts } from "../digital/use-given-facts";
import { useChildRulesOfCheck } from "./child-rules-of-check";
import { type ReportLine, reportLines } from "./report-lines";
import { requiredColours, requiredKey } from "./required-background";
import { seenColourKey } from "./seen-colour";
import { useFinishedAdvice } from "./use-finished-advice";
import { useRulesText } from "./use-rules-text";
import { useVerdict } from "./verdict/use-verdict";
import { verdictTexts } from "./verdict/verdict-mark";

const isFault = ({ verdict }: ReportLine): boolean => verdict !== "pass" && verdict !== "not-checked";

const writtenRow = (name: string, value: string, note: string | null | undefined): string =>
  [`${name}: ${value}`, note].filter(Boolean).join(" · ");

/**
 * Crown, eyes and chin, and the lengths between them, as shares of the photo's height: a file whose shape differs from the print is wider or
 * narrower, and shows the print's height.
 */
function linesOf(
  { result }: ReportedPhoto,
  template: Template | null,
): Pick<ReportPhoto, "linesAt" | "spans"> {
  if (!result || !template) return { linesAt: [], spans: [] };
  const { topMarginMm, headHeightMm, eyeLineFromBottomMm } = result;
  const frame = frameOfTemplate(template);
  const { heightMm } = frame;
  const chinMm = topMarginMm !== null && headHeightMm !== null ? topMarginMm + headHeightMm : null;
  const eyesMm = eyeLineFromBottomMm !== null ? heightMm - eyeLineFromBottomMm : null;
  const marks = marksOfMeasured(result, frame);
  const lengths = [
    { mark: marks.head, fromMm: topMarginMm, toMm: chinMm },
    { mark: marks.eyeLine, fromMm: eyesMm, toMm: heightMm },
    { mark: marks.topMargin, fromMm: 0, toMm: topMarginMm },
  ];
  return {
    linesAt: [topMarginMm, eyesMm, chinMm].filter((mm) => mm !== null).map((mm) => mm / heightMm),
    spans: lengths.flatMap(({ mark, fromMm, toMm }) =>
      fromMm === null || toMm === null ? [] : [{ mark, from: fromMm / heightMm, to: toMm / heightMm }],
    ),
  };
}

/** What the report tells: of a checked photo, or of one that was made here. */
export type ReportedPhoto = Pick<PhotoReport, "given" | "result" | "checks" | "grade" | "outcomeCode">;

interface Reported {
  title: string;
  report: ReportedPhoto;
  template: Template | null;
  /** The file that the report is about; null if it is gone. */
  fileOf: () => Promise<{ name: string; blob: Blob } | null>;
}

/** Writes the report as a PDF in the browser; the code is loaded on demand. */
export function useReportPdf({ title, report, template, fileOf }: Reported) {
  const { t } = useTranslation("result");
  const { t: tCommon } = useTranslation("common");
  const { t: tEvidence } = useTranslation("evidence");
  const { bcp47, dir, localized } = usePageLanguage();
  const wordsOf = useCheckWords();
  // A report has no buttons.
  const adviceOf = useFinishedAdvice(report.checks, false);
  const childRulesOf = useChildRulesOfCheck();
  const verdict = useVerdict(report);
  const rules = useRulesText(template);
  const facts = useGivenFacts(report, template);
  const rowsOf = useMeasuredRows(useShownUnit());
  const lengths = template && report.result ? rowsOf(report.result, frameOfTemplate(template)) : [];
  const [isSaving, setIsSaving] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);

  const save = async () => {
    setIsSaving(true);
    setHasFailed(false);
    try {
      const { reportPdf } = await loadReportPdf();
      const file = await fileOf();
      const drawn = linesOf(report, template);
      // Letters name the lines on the photo.
      const letterOf = (mark: string) => (file && drawn.spans.length > 0 ? `${mark} ` : "");
      const lines = reportLines(report.checks, (check) => {
        const words = wordsOf(check);
        return { ...words, advice: adviceOf(check) ?? words.advice };
      });
      const verdictOf = ({ verdict, isRefusal }: ReportLine) =>
        isRefusal ? t("verdict.refused") : tCommon(verdictTexts[verdict]);
      const required = template && requiredColours(template);
      const ownNames = required?.map(({ name }) => name) ?? [];
      const requiredNames = ownNames.map((name) => tCommon(backgroundKeys[name])).join(" / ");
      const requiredLine: ReportColours = {
        samples: required?.map(({ sample }) => sample) ?? [],
        text: requiredNames
          ? t(requiredKey(template!), { value: requiredNames })
          : tCommon(backgroundKeys[unstatedBackground]),
      };
      const coloursOf = ({ background }: ReportLine): ReportColours[] => {
        if (!background || !template) return [];
        const { seen } = background;
        const seenKey = seen && seenColourKey(seen, ownNames);
        const measured = seen && {
          samples: [seen],
          // A colour without a name is written as #RRGGBB: paper does not show its exact shade.
          text: t("checks.measured", { value: seenKey ? tCommon(seenKey) : seen.toUpperCase() }),
        };
        return measured ? [measured, requiredLine] : [requiredLine];
      };
      const pdf = await reportPdf(
        {
          title,
          document: template?.photoTitle ?? "",
          file: file?.name ?? "",
          date: t("checked.on", { date: dateFormat(bcp47, { dateStyle: "long" }).format(Date.now()) }),
          outcome: { title: t("verdict.ours"), text: verdict.text },
          rules: rules.length > 0 ? { title: tEvidence("rules.title"), text: rules.join(" ") } : null,
          measured: {
            title: t("checks.title"),
            rows: [
              ...facts.map(({ term, value, note }) => writtenRow(term, value, note)),
              ...lengths.map(({ mark, label, value, note }) =>
                writtenRow(letterOf(mark) + label, value, note),
              ),
            ],
          },
          lines: lines
            .filter(isFault)
            .map((line) => ({ ...line, verdict: verdictOf(line), colours: coloursOf(line) })),
          rest: (["pass", "not-checked"] as const).map((verdict) => ({
            verdict: tCommon(verdictTexts[verdict]),
            names: lines
              .filter((line) => line.verdict === verdict)
              .map(({ name, numbers, rule }) =>
                [name, ...numbers, ...(verdict === "pass" ? [] : childRulesOf(rule))].join(" · "),
              ),
          })),
          note: t("checked.noPromise"),
          later: report.outcomeCode
            ? {
                title: t("code.title"),
                url: window.location.origin + localized(acceptedWithCode(report.outcomeCode)),
              }
            : null,
          lang: bcp47,
          dir,
        },
        file && { file: file.blob, ...drawn },
      );
      saveBlob(
        new Blob([pdf as BlobPart], { type: "application/pdf" }),
        `${report.outcomeCode ?? template?.urlPath ?? "photo"}-report.pdf`,
      );
    } catch (error) {
      console.warn(error);
      setHasFailed(true);
    } finally {
      setIsSaving(false);
    }
  };
  return { isSaving, hasFailed, save: () => void save() };
}
