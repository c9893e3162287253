import { usePhotoActions } from "../../use-photo-actions";
import { usePhotoInput } from "../use-photo-input";

/** Replaces the photo on the result page and makes it at once. */
export function useNewPhoto() {
  const act = usePhotoActions();
  const { isInspecting, refusal, takePhotos } = usePhotoInput();
  return {
    isInspecting,
    refusal,
    setPhotos: async (files: readonly Blob[], name?: string) => {
      if (await takePhotos(files, name)) await act(({ makePhoto }) => makePhoto());
    },
  };
}
