import { usePhotoActions } from "../../use-photo-actions";
import { usePhotoInput } from "../use-photo-input";

/** Takes another photo on the result page, and makes it at once. */
export const useNewPhoto = () => {
  const act = usePhotoActions();
  const { isLooking, refusal, takePhoto } = usePhotoInput();
  return {
    isLooking,
    refusal,
    setPhoto: async (file: Blob, name?: string) => {
      if (await takePhoto(file, name)) await act(({ makePhoto }) => makePhoto());
    },
  };
};
