import { useEffect, useRef } from "react";
import { failedChange } from "../../failed-change";
import { FailedAgain } from "./failed-again";
import type { Result } from "./use-result";

/**
 * Why the last change was not made, and another try; brought into view, as what was pressed may be far from it. The page
 * stays under a hand that moves the photo, and where it begins if the failure was there before.
 */
export const RunFailed = ({ result }: { result: Result }) => {
  const place = useRef<HTMLDivElement>(null);
  const { failure } = result.state;
  const isFarOff = result.hasJustFailed && failedChange(result.state) !== "correction";
  useEffect(() => {
    if (isFarOff) place.current?.scrollIntoView({ block: "nearest" });
  }, [isFarOff]);
  return <div ref={place}>{failure && <FailedAgain failure={failure.key} onAgain={result.start} />}</div>;
};
