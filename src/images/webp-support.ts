import { localStore } from "../browser/safe-storage";

const key = "isSupportWebp";

/** A white pixel in lossy WebP, the oldest variant. */
const sample = "data:image/webp;base64,UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA";

/** Whether this browser supports WebP; detected once and stored as "1" or "0". */
export async function canShowWebp(): Promise<boolean> {
  const known = localStore.get(key);
  if (known === "1" || known === "0") return known === "1";
  const can = await showsSample();
  localStore.set(key, can ? "1" : "0");
  return can;
}

function showsSample(): Promise<boolean> {
  return new Promise((resolve) => {
    const image = new Image();
    image.onload = () => resolve(image.width > 0);
    image.onerror = () => resolve(false);
    image.src = sample;
  });
}
