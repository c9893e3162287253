import { useEffect, useState } from "react";
import { wait } from "../../browser/wait";
import { loadImage } from "../../images/load-image";
import { useLoadedImage } from "../../images/use-loaded-image";
import { bringFile, restMs, shownAddress } from "./finished-files";

const isHere = (url: string) => url === "" || url.startsWith("blob:");

/** The finished photo: out of this page's memory where its bytes are or come there, else by its address. */
export const useFinishedPhoto = (url: string) => useAddressed(url, shownAddress);

/**
 * The sheet, three times as heavy as the photo: on a slow line the photo comes first. Its bytes are fetched once, to be
 * shown and to be saved.
 */
export const useFinishedSheet = (url: string, photoUrl: string) =>
  useAddressed(url, async () => {
    const photo = await shownAddress(photoUrl);
    await loadImage(photo).catch(() => {});
    // A picture that has come is not on the screen yet: a page that was just loaded draws it first.
    if (photo === photoUrl) await wait(restMs);
    void bringFile(url).catch(() => {});
    return shownAddress(url);
  });

function useAddressed(url: string, addressOf: (url: string) => Promise<string>) {
  const [found, setFound] = useState<{ url: string; address: string } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address alone is another picture
  useEffect(() => {
    if (isHere(url)) return;
    let isCurrent = true;
    void addressOf(url).then((address) => isCurrent && setFound({ url, address }));
    return () => {
      isCurrent = false;
    };
  }, [url]);
  return useLoadedImage(isHere(url) ? url : found?.url === url ? found.address : null);
}
