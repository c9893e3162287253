import { useEffect, useRef } from "react";
import { FailedAgain } from "./failed-again";
import type { Result } from "./use-result";

/** Why the last change was not made, and another try; brought into view, as what was pressed may be far from it. */
export const RunFailed = ({ result }: { result: Result }) => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.scrollIntoView({ block: "nearest" });
  }, []);
  const { failure } = result.state;
  return <div ref={place}>{failure && <FailedAgain failure={failure.key} onAgain={result.start} />}</div>;
};
