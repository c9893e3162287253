import { useDeferredValue, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { dateFormat } from "../../../../../locales/intl-format";
import { Notice } from "../../../../components/ui/notice";
import { usePageLanguage } from "../../../../i18n/use-language";
import { whenPaid } from "../../owed-deletions";
import { Accepted } from "./accepted";
import { Checked } from "./checked";
import { EmptyPlace } from "./empty-place";
import { Failed } from "./failed";
import { NewPhotoRequired } from "./new-photo-required";
import { NoPhoto } from "./no-photo";
import { PleaseWait } from "./please-wait";
import * as styles from "./result-message.module.css";
import { ResultStatus } from "./result-status";
import { useHeadingAsTitle } from "./use-heading-as-title";
import { useKeptFocus } from "./use-kept-focus";
import { type Result, useResult } from "./use-result";

interface ShownResultProps {
  result: Result;
  deleted: string | null;
  onDelete: () => void;
}

/** The one place that decides what is shown, by the status of the photo. */
const ShownResult = ({ result, deleted, onDelete }: ShownResultProps) => {
  const { state, card, report, isWorking, isComplete } = result;
  const isKnown = state.isRestored && (isComplete || !(report || card));
  // A whole result at once holds a phone's page for a third of a second; a deferred value is drawn in slices.
  const isDue = useDeferredValue(isKnown);
  useHeadingAsTitle();
  if (!isKnown || !isDue) return <EmptyPlace />;
  if (report && state.photo) return <Checked result={result} report={report} onDelete={onDelete} />;
  if (card) return <Accepted result={result} card={card} onDelete={onDelete} />;
  if (isWorking) return <PleaseWait state={state} onStop={result.stop} />;
  if (state.status === "new-photo-required") return <NewPhotoRequired result={result} onDelete={onDelete} />;
  if (state.status === "failed" && state.failure) return <Failed result={result} failure={state.failure} />;
  return <NoPhoto result={result} deleted={deleted} />;
};

type Deletion = "none" | "running" | "confirmed" | { goneAt: number };

/** What can truly be said of a deletion: done only when the server has said so. */
const useDeletionText = (deletion: Deletion): string => {
  const { t } = useTranslation("result");
  const { bcp47 } = usePageLanguage();
  if (deletion === "none") return "";
  if (deletion === "running") return t("action.deleting");
  if (deletion === "confirmed") return t("action.deleted");
  const time = dateFormat(bcp47, { timeStyle: "short" }).format(deletion.goneAt);
  return t("action.deletedHere", { time });
};

/** The result page: what has become of the photo, seen and said. */
export const ResultView = () => {
  const result = useResult();
  const [deletion, setDeletion] = useState<Deletion>("none");
  useKeptFocus();

  const deletePhoto = async () => {
    setDeletion("running");
    const goneAt = await result.deletePhoto();
    setDeletion(goneAt === null ? "confirmed" : { goneAt });
  };
  const isOwed = typeof deletion === "object";
  useEffect(() => (isOwed ? whenPaid(() => setDeletion("confirmed")) : undefined), [isOwed]);
  const isGone = result.state.photo === null;
  const said = isGone ? deletion : "none";
  const text = useDeletionText(said);
  useEffect(() => {
    // What was said of the deletion stands above the heading that has the focus now.
    if (said !== "none") window.scrollTo(0, 0);
  }, [said]);

  return (
    <>
      <ResultStatus found={result.report ?? result.card} text={text} />
      {typeof said === "object" && (
        <div className={styles.said}>
          <Notice kind="warn" title={text} />
        </div>
      )}
      <ShownResult result={result} deleted={said === "confirmed" ? text : null} onDelete={deletePhoto} />
    </>
  );
};
