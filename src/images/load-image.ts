import { uploadMessages } from "../../contract/upload-messages";
import { wait } from "../browser/wait";
import { imageCacheSize, imageRetryCount, imageRetryIntervalMs } from "../constants";

/** Cache of loaded images; least recently used are dropped. */
const cache = new Map<string, Promise<HTMLImageElement>>();

/**
 * Loads an image with up to 5 retries at 1 s intervals, and caches the last 30.
 * @throws Error "image link does not exist" without an address, "image load failure" after the last retry
 */
export function loadImage(src: string): Promise<HTMLImageElement> {
  if (src === "") return Promise.reject(new Error(uploadMessages.linkMissing));
  const known = cache.get(src);
  const image = known ?? loadWithRetries(src);
  cache.delete(src);
  cache.set(src, image);
  if (!known) image.catch(() => cache.get(src) === image && cache.delete(src));
  const [oldest] = cache.keys();
  if (cache.size > imageCacheSize && oldest !== undefined) cache.delete(oldest);
  return image;
}

/**
 * URLs of the cached pictures.
 * @public The product specification asks for it; no page needs it yet.
 */
export const cachedImages = (): readonly string[] => [...cache.keys()];

async function loadWithRetries(src: string): Promise<HTMLImageElement> {
  for (let failures = 0; ; failures += 1) {
    try {
      return await loadOnce(src);
    } catch (error) {
      if (failures === imageRetryCount) throw error;
      await wait(imageRetryIntervalMs);
    }
  }
}

function loadOnce(src: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => reject(new Error("image load failure"));
    image.src = src;
  });
}
