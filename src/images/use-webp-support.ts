import { useEffect, useState } from "react";
import { canShowWebp } from "./webp-support";

/** Whether this browser supports WebP; null until known, and in the built HTML. */
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
