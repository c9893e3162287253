import { type RefObject, useRef, useState } from "react";
import { isForChild } from "../../../../../contract/document/for-child";
import { useAppDispatch, useAppStore } from "../../../../store/hooks";
import { choicesChanged, selectPhoto } from "../../state/photo-slice";
import { selectChoices } from "../../state/selectors";
import { usePhotoInput } from "../use-photo-input";

/** The files that are chosen in the start form: to make a photo of, or finished ones to be checked. */
export function useStartPhotos(element: RefObject<HTMLElement | null>) {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const { isInspecting, refusal, takePhotos, whenInspected } = usePhotoInput();
  const isChildChosen = useRef(false);
  /** The last file was chosen to be checked, not to make a photo of. */
  const [isFinished, setIsFinished] = useState(false);

  const takeFiles = async (files: readonly Blob[], name?: string): Promise<boolean> => {
    const isNewJob = selectPhoto(store.getState()).photo?.isUsed && !isChildChosen.current;
    const isTaken = await takePhotos(files, name);
    // A new photo of a new job is not assumed to be of a child, but for a document of children.
    if (isTaken && isNewJob)
      dispatch(choicesChanged({ isChild: isForChild(selectChoices(store.getState())) }));
    // After it is rendered: long notes of a document can stand between the window and the photo.
    if (isTaken)
      requestAnimationFrame(() =>
        element.current?.querySelector("[data-chosen]")?.scrollIntoView({ block: "nearest" }),
      );
    return isTaken;
  };

  // That of an earlier file is not moved to the other input while the next one is inspected.
  const shownRefusal = isInspecting ? null : refusal;
  return {
    isInspecting,
    whenInspected,
    /** Why the last file was refused, to make a photo of or to be checked. */
    refusal: isFinished ? null : shownRefusal,
    finishedRefusal: isFinished ? shownRefusal : null,
    setPhotos: (files: readonly Blob[], name?: string) => {
      setIsFinished(false);
      return takeFiles(files, name);
    },
    setFinished: (files: readonly Blob[]) => {
      setIsFinished(true);
      return takeFiles(files);
    },
    setIsChild: (isChild: boolean) => {
      isChildChosen.current = true;
      dispatch(choicesChanged({ isChild }));
    },
  };
}
