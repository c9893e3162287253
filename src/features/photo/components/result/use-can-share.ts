import { useEffect, useState } from "react";

/** Whether this browser can share files: phones can, few desktops. False until mounted. */
export function useCanShare(): boolean {
  const [canShare, setCanShare] = useState(false);
  useEffect(() => {
    const files = [new File([], "photo.jpg", { type: "image/jpeg" })];
    setCanShare(navigator.canShare?.({ files }) ?? false);
  }, []);
  return canShare;
}
