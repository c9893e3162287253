import type { Pairing } from "../../../../contract/pairing";
import { wait } from "../../../browser/wait";
import { pairingPollMs } from "../../../constants";
import { V5Error } from "../../../v5/errors";
import { endPairing, fetchPairing } from "../../../v5/pairing";
import { isPassing } from "./pairing-fault";

interface HoldOptions<Result> {
  onChange: (pairing: Pairing) => void;
  /** The result once the pairing has it, else null. If a call fails, the next poll repeats it. */
  resultOf: (pairing: Pairing) => Promise<Result | null>;
  signal: AbortSignal;
}

/** The desktop was closed: a page restored from the back/forward cache has no pairing any more. */
const closed = () => new V5Error("the pairing is closed", { status: 410 });

/**
 * Polls a pairing on the desktop until it has its result. The signal or the end of the page closes it.
 * @throws V5Error 410 when the phone has not done its part in time
 */
export async function holdPairing<Result>(
  opened: Pairing,
  { onChange, resultOf, signal }: HoldOptions<Result>,
): Promise<Result> {
  const { code } = opened;
  const close = () => endPairing(code, false);
  signal.addEventListener("abort", close);
  window.addEventListener("pagehide", close);
  try {
    onChange(opened);
    for (;;) {
      await wait(pairingPollMs, signal);
      try {
        const pairing = await fetchPairing(code, { signal });
        if (pairing.state === "closed") throw closed();
        onChange(pairing);
        const result = await resultOf(pairing);
        if (result !== null) return result;
      } catch (error) {
        if (!isPassing(error)) throw error;
      }
    }
  } finally {
    signal.removeEventListener("abort", close);
    window.removeEventListener("pagehide", close);
  }
}
