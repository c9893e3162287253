import { useEffect, useRef, useState } from "react";
import type { Pairing } from "../../../../../contract/pairing";
import { type PairingFault, pairingFault } from "../../pairing/pairing-fault";

/** A pairing with its end by the local clock. */
type Shown = Pairing & { endsAt: number };

/** Each answer has a new `secondsLeft`; update the end only when the state changes. */
const shownNext = (before: Shown | null, now: Pairing): Shown =>
  before?.state === now.state
    ? { ...now, endsAt: before.endsAt }
    : { ...now, endsAt: Date.now() + now.secondsLeft * 1000 };

/** Opens a pairing and holds it until it has its result or the component is unmounted. */
type Run<Result> = (onChange: (pairing: Pairing) => void, signal: AbortSignal) => Promise<Result>;

/** @param run must keep its identity: another one is another pairing */
export function usePairing<Result>(run: Run<Result>, onResult?: (result: Result) => void) {
  const [pairing, setPairing] = useState<Shown | null>(null);
  const [fault, setFault] = useState<PairingFault | null>(null);
  const [attempt, setAttempt] = useState(1);
  const latest = useRef(onResult);
  latest.current = onResult;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt is a pairing of its own.
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    setPairing(null);
    setFault(null);
    run((now) => setPairing((before) => shownNext(before, now)), signal).then(
      (result) => latest.current?.(result),
      (error) => signal.aborted || setFault(pairingFault(error)),
    );
    return () => controller.abort();
  }, [run, attempt]);
  return { pairing, fault, again: () => setAttempt((last) => last + 1) };
}
