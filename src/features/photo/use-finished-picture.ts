import { useEffect, useState } from "react";
import { wait } from "../../browser/wait";
import { loadImage } from "../../images/load-image";
import { useLoadedImage } from "../../images/use-loaded-image";
import { isGone } from "../../v5/errors";
import { bringFile, restMs, shownAddress } from "./finished-files";

const isHere = (url: string) => url === "" || url.startsWith("blob:");

/** A finished picture: out of this page's memory where its bytes are or come there, else by its address. */
export const useFinishedPicture = (url: string) => useAddressed(url, shownAddress);

/** What lies around the frame, once the hand asks for it (null: not yet). */
export const useSurround = (url: string | null) =>
  useAddressed(url, async (address) => {
    void bringFile(address).catch(() => {});
    return shownAddress(address);
  });

/**
 * The sheet, three times as heavy as the photo: on a slow line the photo comes first. Its bytes are fetched once, to be
 * shown and to be saved.
 */
export const useFinishedSheet = (url: string, photoUrl: string) =>
  useAddressed(url, async () => {
    const photo = await shownAddress(photoUrl).catch(() => photoUrl);
    await loadImage(photo).catch(() => {});
    // A picture that has come is not on the screen yet: a page that was just loaded draws it first.
    if (photo === photoUrl) await wait(restMs);
    void bringFile(url).catch(() => {});
    return shownAddress(url);
  });

/**
 * @returns what `useLoadedImage` says; `isShown`: it is this picture that is shown, not the one before it; `isGone`: the
 *   server has deleted it, after its hour or in another tab
 */
function useAddressed(url: string | null, addressOf: (url: string) => Promise<string>) {
  const [found, setFound] = useState<{ url: string; address: string } | null>(null);
  const [gone, setGone] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address alone is another picture
  useEffect(() => {
    if (url === null || isHere(url)) return;
    let isCurrent = true;
    addressOf(url).then(
      (address) => isCurrent && setFound({ url, address }),
      () => isCurrent && setGone(url),
    );
    return () => {
      isCurrent = false;
    };
  }, [url]);
  const address = url === null || isHere(url) ? url : found?.url === url ? found.address : null;
  const picture = useLoadedImage(address);
  const { hasFailed } = picture;
  useEffect(() => {
    if (!hasFailed || url === null || isHere(url)) return;
    let isCurrent = true;
    // A picture does not say why it did not come; its bytes do.
    bringFile(url).catch((error) => isCurrent && isGone(error) && setGone(url));
    return () => {
      isCurrent = false;
    };
  }, [hasFailed, url]);
  return {
    ...picture,
    isShown: address !== null && picture.shown === address,
    isGone: url !== null && gone === url,
  };
}
