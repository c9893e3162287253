import { wait } from "../browser/wait";
import { imageCacheSize, imageRetryCount, imageRetryIntervalMs } from "../constants";

/** The images loaded last; the one that was not asked for the longest goes first. */
const cache = new Map<string, Promise<HTMLImageElement>>();

/**
 * Loads an image, up to 5 more times at 1 s intervals when it fails, and keeps the last 30.
 * @throws Error "image link does not exist" without an address, "image load failure" after the last try
 */
export function loadImage(src: string): Promise<HTMLImageElement> {
  if (src === "") return Promise.reject(new Error("image link does not exist"));
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
 * Addresses of the pictures that are held.
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
