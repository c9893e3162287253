import { useCallback, useEffect, useState } from "react";

/** Counts whole seconds down to zero, then calls `onZero`. `left` is null while it does not run. */
export function useCountdown(onZero: () => void) {
  const [left, setLeft] = useState<number | null>(null);
  useEffect(() => {
    if (left === null) return;
    if (left === 0) {
      setLeft(null);
      onZero();
      return;
    }
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left, onZero]);
  const start = useCallback((seconds: number) => setLeft(seconds), []);
  const cancel = useCallback(() => setLeft(null), []);
  return { left, start, cancel };
}
