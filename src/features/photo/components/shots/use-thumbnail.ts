import { useEffect, useState } from "react";
import { shrinkImage } from "../../../../images/compress";
import { useService } from "../../../../store/hooks";
import { lazyService } from "../../../../store/services";
import { photoFiles } from "../../photo-files";

/** Longer side, for a device pixel ratio of three. */
const longestPx = 288;

declare module "../../../../store/services" {
  export interface Services {
    /** One photo is decoded at a time: eight at full size would exhaust a phone's memory. */
    thumbnailQueue?: { last: Promise<void> };
  }
}

const thumbnailQueue = lazyService("thumbnailQueue", () => ({ last: Promise.resolve() }));

/** Object URL of a thumbnail; null until it exists, and if this browser cannot decode the photo. */
export function useThumbnail(photoId: string): string | null {
  const files = useService(photoFiles);
  const queue = useService(thumbnailQueue);
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    let objectUrl: string | null = null;
    const shrink = async () => {
      const file = signal.aborted ? null : await files.get(photoId);
      if (!file) return;
      const small = await shrinkImage(file, longestPx, signal);
      signal.throwIfAborted();
      objectUrl = URL.createObjectURL(small?.image ?? file);
      setUrl(objectUrl);
    };
    queue.last = queue.last.then(shrink).catch(() => {});
    return () => {
      controller.abort();
      if (objectUrl) URL.revokeObjectURL(objectUrl);
    };
  }, [files, queue, photoId]);
  return url;
}
