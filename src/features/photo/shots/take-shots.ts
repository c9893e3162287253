import { maxShots } from "../../../constants";
import type { AppThunk } from "../../../store/store";
import { allPhotoIds, leavePhoto, photoOf } from "../actions/set-photo";
import { lookAtFile, type SeenFile } from "../file-refusal";
import { photoFiles } from "../photo-files";
import type { RefusalText } from "../refusal-text";
import { photoChanged, selectPhoto, shotsChanged } from "../state/photo-slice";
import type { Shot } from "../state/photo-state";
import { compareShots } from "./compare-shots";

interface GivenShots {
  files: readonly Blob[];
  /** Of frames, which have none of their own. */
  name: string | undefined;
  /** Nothing was given since. */
  isCurrent: () => boolean;
}

/** One after another: decoding a large photo takes the memory of many small ones. */
const lookAtFiles =
  ({ files, isCurrent }: GivenShots): AppThunk<Promise<SeenFile[]>> =>
  async (dispatch) => {
    const seen: SeenFile[] = [];
    for (const file of files.slice(0, maxShots)) {
      if (!isCurrent()) break;
      seen.push(await dispatch(lookAtFile(file)));
    }
    return seen;
  };

/**
 * Takes several photos in place of what was there before. The first that can be used is used until all are compared. Files
 * that are no photos stay in the list, with the reason. Where none can be used, nothing changes.
 * @returns why none is taken; null when they were; undefined when something else was given meanwhile
 */
export const takeShots =
  (given: GivenShots): AppThunk<Promise<RefusalText | null | undefined>> =>
  async (dispatch, getState, services) => {
    const looked = await dispatch(lookAtFiles(given));
    if (!given.isCurrent()) return undefined;
    const seen = looked.map((one) => ({
      file: one.file,
      shot: { photo: photoOf(one, given.name), refusal: one.refusal, precheck: null } satisfies Shot,
    }));
    const usable = seen.filter(({ shot }) => shot.refusal === null);
    const first = usable[0];
    if (!first) return seen[0]!.shot.refusal;
    dispatch(leavePhoto());
    const before = allPhotoIds(selectPhoto(getState()));
    const stored = usable.map(({ file, shot }, i) =>
      photoFiles(services).put(shot.photo.photoId, file, i === 0 ? before : []),
    );
    const isCut = given.files.length > maxShots;
    dispatch(shotsChanged({ list: seen.map(({ shot }) => shot), isChosen: false, isCut }));
    dispatch(photoChanged(first.shot.photo));
    await Promise.all(stored);
    await dispatch(compareShots());
    return null;
  };
