import { usePhotoActions } from "../../use-photo-actions";
import { usePhotoInput } from "../use-photo-input";

/** Takes another photo on the result page, and makes it at once. */
export const useNewPhoto = () => {
  const act = usePhotoActions();
  const { isLooking, refusal, takePhotos } = usePhotoInput();
  const make = () => act(({ makePhoto }) => makePhoto());
  return {
    isLooking,
    refusal,
    make,
    setPhotos: async (files: readonly Blob[], name?: string) => {
      if (await takePhotos(files, name)) await make();
    },
  };
};
