import { useCallback, useEffect, useState } from "react";
import { wait } from "../../../browser/wait";
import { loadImage } from "../../../images/load-image";
import { useLoadedImage } from "../../../images/use-loaded-image";
import { useAppDispatch, useService } from "../../../store/hooks";
import { isGone } from "../../../v5/errors";
import { regeneratePhoto } from "../load-actions";
import { restMs, resultFiles } from "../result-files";

const isHere = (url: string) => url === "" || url.startsWith("blob:");

type ResultFiles = ReturnType<typeof resultFiles>;

/** URL of a finished picture: an object URL if its bytes are in memory, else its own. */
export const useResultPicture = (url: string) => usePicture(url, (files) => files.displayUrl(url));

/** The crop source, once the adjust panel is opened (null: not yet). */
export const useCropSource = (url: string | null) =>
  usePicture(url, async (files, address) => {
    void files.fetch(address).catch(() => {});
    return files.displayUrl(address);
  });

/**
 * The sheet, which is three times as large as the photo and loaded after it. Its bytes are fetched once, for display
 * and download.
 */
export const useResultSheet = (url: string, photoUrl: string) =>
  usePicture(url, async (files) => {
    const photo = await files.displayUrl(photoUrl).catch(() => photoUrl);
    await loadImage(photo).catch(() => {});
    // Loaded does not mean painted: a page that was just opened paints the picture first.
    if (photo === photoUrl) await wait(restMs);
    void files.fetch(url).catch(() => {});
    return files.displayUrl(url);
  });

/**
 * @returns the state of `useLoadedImage`, with
 * - `isShown`: this picture is displayed, not the previous one
 * - `isGone`: the server has deleted it, after an hour or from another tab; the photo is made again
 */
function usePicture(url: string | null, addressOf: (files: ResultFiles, url: string) => Promise<string>) {
  const files = useService(resultFiles);
  const dispatch = useAppDispatch();
  const [found, setFound] = useState<{ url: string; address: string } | null>(null);
  const [gone, setGone] = useState<string | null>(null);
  const onGone = useCallback(
    (goneUrl: string) => {
      setGone(goneUrl);
      void dispatch(regeneratePhoto());
    },
    [dispatch],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address alone is another picture
  useEffect(() => {
    if (url === null || isHere(url)) return;
    let isCurrent = true;
    addressOf(files, url).then(
      (address) => isCurrent && setFound({ url, address }),
      () => isCurrent && onGone(url),
    );
    return () => {
      isCurrent = false;
      // Its object URL may be revoked until it is wanted again.
      setFound(null);
    };
  }, [url]);
  const address = url === null || isHere(url) ? url : found?.url === url ? found.address : null;
  const picture = useLoadedImage(address);
  const { hasFailed } = picture;
  useEffect(() => {
    if (!hasFailed || url === null || isHere(url)) return;
    let isCurrent = true;
    // An image element gives no reason for a failure; a fetch does.
    files.fetch(url).catch((error) => isCurrent && isGone(error) && onGone(url));
    return () => {
      isCurrent = false;
    };
  }, [files, hasFailed, onGone, url]);
  return {
    ...picture,
    isShown: address !== null && picture.shown === address,
    isGone: url !== null && gone === url,
  };
}
