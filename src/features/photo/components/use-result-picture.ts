import { useEffect, useState } from "react";
import { wait } from "../../../browser/wait";
import { loadImage } from "../../../images/load-image";
import { useLoadedImage } from "../../../images/use-loaded-image";
import { useService } from "../../../store/hooks";
import { isGone } from "../../../v5/errors";
import { restMs, resultFiles } from "../result-files";

const isHere = (url: string) => url === "" || url.startsWith("blob:");

type ResultFiles = ReturnType<typeof resultFiles>;

/** A finished picture: out of this page's memory where its bytes are or come there, else by its address. */
export const useResultPicture = (url: string) => usePicture(url, (files) => files.displayUrl(url));

/** What lies around the frame, once the crop is to be adjusted (null: not yet). */
export const useCropSource = (url: string | null) =>
  usePicture(url, async (files, address) => {
    void files.fetch(address).catch(() => {});
    return files.displayUrl(address);
  });

/**
 * The sheet, three times as heavy as the photo: on a slow connection the photo comes first. Its bytes are fetched once, to
 * be shown and to be saved.
 */
export const useResultSheet = (url: string, photoUrl: string) =>
  usePicture(url, async (files) => {
    const photo = await files.displayUrl(photoUrl).catch(() => photoUrl);
    await loadImage(photo).catch(() => {});
    // A picture that has come is not on the screen yet: a page that was just loaded draws it first.
    if (photo === photoUrl) await wait(restMs);
    void files.fetch(url).catch(() => {});
    return files.displayUrl(url);
  });

/**
 * @returns what `useLoadedImage` says; `isShown`: it is this picture that is shown, not the one before it; `isGone`: the
 *   server has deleted it, after its hour or in another tab
 */
function usePicture(url: string | null, addressOf: (files: ResultFiles, url: string) => Promise<string>) {
  const files = useService(resultFiles);
  const [found, setFound] = useState<{ url: string; address: string } | null>(null);
  const [gone, setGone] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address alone is another picture
  useEffect(() => {
    if (url === null || isHere(url)) return;
    let isCurrent = true;
    addressOf(files, url).then(
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
    files.fetch(url).catch((error) => isCurrent && isGone(error) && setGone(url));
    return () => {
      isCurrent = false;
    };
  }, [files, hasFailed, url]);
  return {
    ...picture,
    isShown: address !== null && picture.shown === address,
    isGone: url !== null && gone === url,
  };
}
