import { maxShots } from "../../../constants";
import type { AppThunk } from "../../../store/store";
import { allPhotoIds, discardPhoto, photoOf } from "../actions/set-photo";
import { type InspectedFile, inspectFile } from "../inspect-file";
import { photoFiles } from "../photo-files";
import type { RefusalText } from "../refusal-text";
import { dropSignature } from "../signature/kept-signature";
import { photoChanged, selectPhoto, shotsChanged } from "../state/photo-slice";
import type { Shot } from "../state/photo-state";
import { compareShots } from "./compare-shots";

export { compareShots };

interface ShotFiles {
  files: readonly Blob[];
  /** For camera frames, which have no file name. */
  name: string | undefined;
  /** False once other files are chosen. */
  isCurrent: () => boolean;
}

/** One after another: decoding a large photo takes the memory of many small ones. */
const inspectFiles =
  ({ files, isCurrent }: ShotFiles): AppThunk<Promise<InspectedFile[]>> =>
  async (dispatch) => {
    const shots: InspectedFile[] = [];
    for (const file of files.slice(0, maxShots)) {
      if (!isCurrent()) break;
      shots.push(await dispatch(inspectFile(file)));
    }
    return shots;
  };

/**
 * Replaces the photo with several. The first usable one is used until all are compared. Files that are not photos
 * stay in the list with the reason. If none is usable, nothing changes.
 * @returns why none is usable; null on success; undefined if other files were chosen meanwhile
 */
export const takeShots =
  (input: ShotFiles): AppThunk<Promise<RefusalText | null | undefined>> =>
  async (dispatch, getState, services) => {
    const inspected = await dispatch(inspectFiles(input));
    if (!input.isCurrent()) return undefined;
    const shots = inspected.map((one) => ({
      file: one.file,
      shot: { photo: photoOf(one, input.name), refusal: one.refusal, precheck: null } satisfies Shot,
    }));
    const usable = shots.filter(({ shot }) => shot.refusal === null);
    const first = usable[0];
    if (!first) return shots[0]!.shot.refusal;
    dispatch(discardPhoto());
    void dispatch(dropSignature());
    const before = allPhotoIds(selectPhoto(getState()));
    const stored = usable.map(({ file, shot }, i) =>
      photoFiles(services).put(shot.photo.photoId, file, i === 0 ? before : []),
    );
    const isCut = input.files.length > maxShots;
    dispatch(shotsChanged({ list: shots.map(({ shot }) => shot), isChosen: false, isCut }));
    dispatch(photoChanged(first.shot.photo));
    await Promise.all(stored);
    await dispatch(compareShots());
    return null;
  };
