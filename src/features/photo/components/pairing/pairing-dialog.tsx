import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import type { Pairing } from "../../../../../contract/pairing";
import { useAppSelector } from "../../../../store/hooks";
import { selectPassportData } from "../../../../store/site-slice";
import { receivePhoto } from "../../pairing/receive-photo";
import { PairingWindow } from "./pairing-window";
import { usePairing } from "./use-pairing";

interface PairingDialogProps {
  onPhoto: (photo: File) => void;
  onClose: () => void;
}

const stateKeys = { waiting: "waiting", joined: "joined", sent: "receiving" } as const;

/** Waits for a photo from a phone; closes when it arrives. */
function PairingDialog({ onPhoto, onClose }: PairingDialogProps) {
  const { t } = useTranslation("pairing");
  const urlPath = useAppSelector(selectPassportData)?.urlPath ?? null;
  const run = useCallback(
    (onChange: (pairing: Pairing) => void, signal: AbortSignal) => receivePhoto(urlPath, onChange, signal),
    [urlPath],
  );
  const held = usePairing(run, (photo) => {
    onClose();
    onPhoto(photo);
  });
  const stateKey = stateKeys[held.pairing?.state as keyof typeof stateKeys];
  return (
    <PairingWindow
      {...held}
      title={t("open")}
      once={(time) => t("once", { time })}
      state={stateKey ? t(stateKey) : null}
      onClose={onClose}
    />
  );
}

export default PairingDialog;
