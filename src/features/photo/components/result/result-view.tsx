import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Notice } from "../../../../components/ui/notice";
import { Accepted } from "./accepted";
import { Failed } from "./failed";
import { NewPhotoRequired } from "./new-photo-required";
import { NoPhoto } from "./no-photo";
import { PleaseWait } from "./please-wait";
import { ResultStatus } from "./result-status";
import { useKeptFocus } from "./use-kept-focus";
import { type Result, useResult } from "./use-result";

interface ShownResultProps {
  result: Result;
  onDelete: () => void;
}

/** The one place that decides what is shown, by the status of the photo. */
const ShownResult = ({ result, onDelete }: ShownResultProps) => {
  const { state, card, isWorking } = result;
  if (card) return <Accepted result={result} card={card} onDelete={onDelete} />;
  if (isWorking) return <PleaseWait state={state} onStop={result.stop} />;
  if (state.status === "new-photo-required") return <NewPhotoRequired result={result} onDelete={onDelete} />;
  if (state.status === "failed" && state.failure) return <Failed result={result} failure={state.failure} />;
  return <NoPhoto result={result} />;
};

/** The result page: what has become of the photo, seen and said. */
export const ResultView = () => {
  const { t } = useTranslation("result");
  const result = useResult();
  const [hasDeleted, setHasDeleted] = useState(false);
  useKeptFocus();

  const deletePhoto = async () => {
    await result.deletePhoto();
    setHasDeleted(true);
  };
  const isDeleted = hasDeleted && result.state.photo === null;

  return (
    <>
      <ResultStatus card={result.card} text={isDeleted ? t("action.deleted") : ""} />
      {isDeleted && <Notice kind="pass" title={t("action.deleted")} />}
      <ShownResult result={result} onDelete={deletePhoto} />
    </>
  );
};
