import { useEffect, useState } from "react";

/** Whether this device hands a picture on to its other programs; phones do, few desktops. Known once the page is alive. */
export const useCanShare = (): boolean => {
  const [canShare, setCanShare] = useState(false);
  useEffect(() => {
    const files = [new File([], "photo.jpg", { type: "image/jpeg" })];
    setCanShare(navigator.canShare?.({ files }) ?? false);
  }, []);
  return canShare;
};
