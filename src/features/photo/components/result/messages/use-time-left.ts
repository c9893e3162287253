import { useRef } from "react";
import { writeUnit } from "../../../../../../locales/write-number";
import { usePageLanguage } from "../../../../../i18n/use-language";

/** The first seconds of an upload are not representative. */
const minElapsedMs = 2000;
/** Shorter times are not shown. */
const minShownSeconds = 5;

/**
 * Remaining upload time as text, at the average speed so far.
 * @param ratio uploaded share, 0 to 1; null if there is no upload
 */
export function useTimeLeft(ratio: number | null): string | null {
  const { bcp47 } = usePageLanguage();
  const begin = useRef<number | null>(null);
  if (ratio === null) begin.current = null;
  else begin.current ??= performance.now();
  if (begin.current === null || !ratio) return null;
  const elapsedMs = performance.now() - begin.current;
  const seconds = (elapsedMs * (1 - ratio)) / ratio / 1000;
  if (elapsedMs < minElapsedMs || seconds < minShownSeconds) return null;
  // Round: connections are too uneven for single seconds.
  return seconds > 90
    ? writeUnit(Math.round(seconds / 60), "minute", bcp47)
    : writeUnit(Math.ceil(seconds / 5) * 5, "second", bcp47);
}
