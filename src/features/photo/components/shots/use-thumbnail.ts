import { useEffect, useState } from "react";
import { shrinkImage } from "../../../../images/compress";
import { useService } from "../../../../store/hooks";
import { lazyService } from "../../../../store/services";
import { photoFiles } from "../../photo-files";

/** Of the longer side: a thumbnail on a screen with three pixels to one. */
const longestPx = 288;

declare module "../../../../store/services" {
  export interface Services {
    /** One photo is decoded at a time: eight at full size would take a phone's memory. */
    thumbnailQueue?: { last: Promise<void> };
  }
}

const thumbnailQueue = lazyService("thumbnailQueue", () => ({ last: Promise.resolve() }));

/** An address of a small copy of a photo; null until it is there, and where this browser cannot decode it. */
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
