import { useDeferredValue, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { dateFormat } from "../../../../../locales/intl-format";
import { Notice } from "../../../../components/ui/notice";
import { usePageLanguage } from "../../../../i18n/use-language";
import { useAppSelector } from "../../../../store/hooks";
import { selectPhoto } from "../../state/photo-slice";
import { selectCard, selectReport } from "../../state/selectors";
import { usePhotoActions } from "../../use-photo-actions";
import { useKeptFocus } from "../use-kept-focus";
import { Accepted } from "./accepted/accepted";
import { Checked } from "./checked";
import { Failed } from "./messages/failed";
import { NewPhotoRequired } from "./messages/new-photo-required";
import { NoPhoto } from "./messages/no-photo";
import { BeforeResult } from "./messages/placeholder";
import { PleaseWait } from "./messages/please-wait";
import * as styles from "./messages/result-message.module.css";
import { ResultStatus } from "./messages/result-status";
import { InitialFailure } from "./messages/run-failed";
import type { Panel } from "./photo/result-photo";
import { useHeadingAsTitle } from "./use-heading-as-title";
import { useResultPage } from "./use-result-page";

interface ShownResultProps {
  view: View;
  deleted: string | null;
  onDelete: () => void;
}

type View = "placeholder" | "checked" | "accepted" | "wait" | "refused" | "failed" | "none";

/** Selects the view by the state of the photo. The only place that does so. */
function useView(isKnown: boolean): View {
  const { photo, run } = useAppSelector(selectPhoto);
  const card = useAppSelector(selectCard);
  const report = useAppSelector(selectReport);
  if (!isKnown) return "placeholder";
  if (report && photo) return "checked";
  if (card) return "accepted";
  if (run.status === "running") return "wait";
  if (run.status === "refused") return "refused";
  return run.status === "failed" && run.failure ? "failed" : "none";
}

/** Whether a run ended without an outcome while its page was open: only the visitor ends one so. */
function useIsStopped(view: View): boolean {
  const [seen, setSeen] = useState({ view, isStopped: false });
  if (seen.view !== view) setSeen({ view, isStopped: seen.view === "wait" && view === "none" });
  return seen.isStopped;
}

function ShownResult({ view, deleted, onDelete }: ShownResultProps) {
  const { photo, run } = useAppSelector(selectPhoto);
  const card = useAppSelector(selectCard);
  const report = useAppSelector(selectReport);
  const [panel, setPanel] = useState<Panel>("closed");
  const isStopped = useIsStopped(view);
  useHeadingAsTitle();
  useKeptFocus(view);
  useEffect(() => {
    // Set for a photo that could not be made.
    if (view === "refused" || view === "failed") setPanel("closed");
  }, [view]);
  if (view === "checked")
    return (
      <Checked report={report!} photo={photo!} onCorrect={() => setPanel("requested")} onDelete={onDelete} />
    );
  if (view === "accepted")
    return <Accepted card={card!} panel={panel} onPanel={setPanel} onDelete={onDelete} />;
  if (view === "wait") return <PleaseWait />;
  if (view === "refused") return <NewPhotoRequired onDelete={onDelete} />;
  if (view === "failed") return <Failed failure={run.failure!} />;
  return view === "none" ? <NoPhoto deleted={deleted} isStopped={isStopped} /> : <BeforeResult />;
}

type Deletion = "none" | "running" | "confirmed" | { goneAt: number };

/** Reports a deletion as done only after the server has confirmed it. */
function useDeletionText(deletion: Deletion): string {
  const { t } = useTranslation("result");
  const { bcp47 } = usePageLanguage();
  if (deletion === "none") return "";
  if (deletion === "running") return t("action.deleting");
  if (deletion === "confirmed") return t("action.deleted");
  const time = dateFormat(bcp47, { timeStyle: "short" }).format(deletion.goneAt);
  return t("action.deletedHere", { time });
}

/** The result page, with its live region. */
export function ResultView() {
  const act = usePhotoActions();
  const isKnown = useResultPage();
  // Rendering a whole result at once blocks a phone for a third of a second; a deferred value is rendered in slices.
  const isReady = useDeferredValue(isKnown);
  const view = useView(isKnown && isReady);
  const { photo, run, hasPendingDeletions } = useAppSelector(selectPhoto);
  const card = useAppSelector(selectCard);
  const report = useAppSelector(selectReport);
  const [failureBefore] = useState(run.failure);
  const [deletion, setDeletion] = useState<Deletion>("none");

  const deletePhoto = async () => {
    setDeletion("running");
    const goneAt = await act((actions) => actions.deletePhoto());
    setDeletion(goneAt === null ? "confirmed" : { goneAt });
  };
  const said: Deletion =
    photo !== null ? "none" : typeof deletion === "object" && !hasPendingDeletions ? "confirmed" : deletion;
  const text = useDeletionText(said);
  useEffect(() => {
    // The message about the deletion is above the focused heading.
    if (said !== "none") window.scrollTo(0, 0);
  }, [said]);

  return (
    <InitialFailure.Provider value={failureBefore}>
      <ResultStatus found={report ?? card} text={text} />
      {typeof said === "object" && (
        <div className={styles.said}>
          <Notice kind="warn" title={text} />
        </div>
      )}
      <ShownResult view={view} deleted={said === "confirmed" ? text : null} onDelete={deletePhoto} />
    </InitialFailure.Provider>
  );
}
