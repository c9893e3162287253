import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Notice } from "../../../../components/ui/notice";
import { Accepted } from "./accepted";
import { Failed } from "./failed";
import { NewPhotoRequired } from "./new-photo-required";
import { NoPhoto } from "./no-photo";
import { PleaseWait } from "./please-wait";
import { useResult } from "./use-result";

/** The result page's one place that decides what is shown, by the status of the photo. */
export const ResultView = () => {
  const { t } = useTranslation("result");
  const result = useResult();
  const [isDeleted, setIsDeleted] = useState(false);
  const { state, card } = result;

  const deletePhoto = async () => {
    await result.deletePhoto();
    setIsDeleted(true);
  };

  if (card) return <Accepted result={result} card={card} onDelete={deletePhoto} />;
  if (result.isWorking) return <PleaseWait state={state} onStop={result.stop} />;
  if (state.status === "new-photo-required")
    return <NewPhotoRequired result={result} onDelete={deletePhoto} />;
  if (state.status === "failed" && state.failure) return <Failed result={result} failure={state.failure} />;
  return (
    <>
      {isDeleted && state.photo === null && <Notice kind="pass" title={t("action.deleted")} role="status" />}
      <NoPhoto result={result} />
    </>
  );
};
