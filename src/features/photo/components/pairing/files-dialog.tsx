import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import type { Pairing } from "../../../../../contract/pairing";
import { useAppDispatch, useAppSelector } from "../../../../store/hooks";
import { selectPassportData } from "../../../../store/site-slice";
import { V5Error } from "../../../../v5/errors";
import { fileKinds } from "../../documents/forms";
import { withActions } from "../../load-actions";
import { sendFiles } from "../../pairing/send-files";
import { PairingWindow } from "./pairing-window";
import { usePairing } from "./use-pairing";

const stateKeys = { waiting: "waiting", joined: "toPhone.fetching", received: "toPhone.done" } as const;

/** Sends the finished files to a phone, and says when it has them. */
function FilesDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("pairing");
  const { t: tResult } = useTranslation("result");
  const dispatch = useAppDispatch();
  const kinds = fileKinds(useAppSelector(selectPassportData));
  const run = useCallback(
    async (onChange: (pairing: Pairing) => void, signal: AbortSignal) => {
      const finished = await dispatch(withActions(({ finishedFiles }) => finishedFiles(kinds)));
      signal.throwIfAborted();
      if (finished === null || typeof finished === "string")
        throw new V5Error("no finished files", { failureKey: finished ?? "unknown" });
      return sendFiles(finished, onChange, signal);
    },
    [dispatch, kinds],
  );
  const held = usePairing(run);
  const stateKey = stateKeys[held.pairing?.state as keyof typeof stateKeys];
  return (
    <PairingWindow
      {...held}
      title={t("toPhone.open")}
      once={(time) => t("once", { time })}
      consent={t("toPhone.consent")}
      state={stateKey ? t(stateKey) : null}
      doneLabel={held.pairing?.state === "received" ? tResult("adjust.done") : null}
      onClose={onClose}
    />
  );
}

export default FilesDialog;
