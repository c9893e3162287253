import { useRef } from "react";
import { writeUnit } from "../../../../../../locales/write-number";
import { usePageLanguage } from "../../../../../i18n/use-language";

/** The first seconds of an upload say little of the line. */
const measuredFromMs = 2000;
/** Less than this is not worth a word. */
const toldFromSeconds = 5;

/** How long an upload still takes at the pace so far, in words. @param ratio what has gone, 0 to 1; null: nothing goes */
export const useTimeLeft = (ratio: number | null): string | null => {
  const { bcp47 } = usePageLanguage();
  const begin = useRef<number | null>(null);
  if (ratio === null) begin.current = null;
  else begin.current ??= performance.now();
  if (begin.current === null || !ratio) return null;
  const elapsedMs = performance.now() - begin.current;
  const seconds = (elapsedMs * (1 - ratio)) / ratio / 1000;
  if (elapsedMs < measuredFromMs || seconds < toldFromSeconds) return null;
  // Nobody's line is so even that single seconds mean something.
  return seconds > 90
    ? writeUnit(Math.round(seconds / 60), "minute", bcp47)
    : writeUnit(Math.ceil(seconds / 5) * 5, "second", bcp47);
};
