import { useEffect, useRef, useState } from "react";
import type { Pairing } from "../../../../../contract/pairing";
import { useAppSelector } from "../../../../store/hooks";
import { selectPassportData } from "../../../../store/site-slice";
import { type PairingFault, pairingFault } from "../../pairing/pairing-fault";
import { receivePhoto } from "../../pairing/receive-photo";

/** A pairing, and when it ends by the clock of this computer. */
type Shown = Pairing & { endsAt: number };

/** `secondsLeft` is counted anew with each answer: the shown end moves with the state only. */
const shownNext = (before: Shown | null, now: Pairing): Shown =>
  before?.state === now.state
    ? { ...now, endsAt: before.endsAt }
    : { ...now, endsAt: Date.now() + now.secondsLeft * 1000 };

/** Waits for a photo from a phone for as long as it is in the page. */
export function useReceivePhoto(onPhoto: (photo: File) => void) {
  const urlPath = useAppSelector(selectPassportData)?.urlPath ?? null;
  const [pairing, setPairing] = useState<Shown | null>(null);
  const [fault, setFault] = useState<PairingFault | null>(null);
  const [attempt, setAttempt] = useState(1);
  const latest = useRef(onPhoto);
  latest.current = onPhoto;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt is a pairing of its own.
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const onChange = (now: Pairing) => setPairing((before) => shownNext(before, now));
    setPairing(null);
    setFault(null);
    receivePhoto(urlPath, onChange, signal).then(
      (photo) => latest.current(photo),
      (error) => signal.aborted || setFault(pairingFault(error)),
    );
    return () => controller.abort();
  }, [urlPath, attempt]);
  return { pairing, fault, again: () => setAttempt((last) => last + 1) };
}
