import { useEffect, useState } from "react";
import { canShowWebp } from "./webp-support";

/** Whether this browser shows WebP; null until it is known, as in the built HTML. */
export function useWebpSupport(): boolean | null {
  const [canWebp, setCanWebp] = useState<boolean | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void canShowWebp().then((can) => isCurrent && setCanWebp(can));
    return () => {
      isCurrent = false;
    };
  }, []);
  return canWebp;
}
