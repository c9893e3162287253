import { ruleFor } from "../../../../contract/document/photo-rule";
import { compareShots as compareChecks } from "../../../../photo/core/guidance/rank-shots";
import { usualRule } from "../../../../photo/core/guidance/usual-rule";
import type { Check } from "../../../../photo/core/types";
import { connectionHere, savesData } from "../../../browser/connection";
import { lazyService } from "../../../store/services";
import { selectPassportData } from "../../../store/site-slice";
import type { AppThunk, RootState } from "../../../store/store";
import { loadThisDevice } from "../engines/load-device";
import { photoFiles } from "../photo-files";
import { selectPhoto, shotsChanged } from "../state/photo-slice";
import type { Shot, ShotPrecheck, Shots } from "../state/photo-state";
import { selectIsRunning } from "../state/selectors";
import { applyShot } from "./apply-shot";

declare module "../../../store/services" {
  export interface Services {
    /** The comparison in progress; other callers wait for it. */
    shotComparison?: { running: Promise<void> | null };
  }
}

const comparison = lazyService("shotComparison", () => ({ running: null }));

/** Document and person group of a precheck. */
type PrecheckTarget = Pick<ShotPrecheck, "urlPath" | "isChild">;

/** Null while the chosen document is loading. */
function wantedPrecheck(state: RootState): PrecheckTarget | null {
  const { urlPath, isChild } = selectPhoto(state).choices;
  return urlPath !== null && selectPassportData(state) === null ? null : { urlPath, isChild };
}

const isFor = (precheck: ShotPrecheck | null, { urlPath, isChild }: PrecheckTarget): boolean =>
  precheck !== null && precheck.urlPath === urlPath && precheck.isChild === isChild;

const isPrechecked = ({ refusal, precheck }: Shot, wanted: PrecheckTarget): boolean =>
  refusal !== null || isFor(precheck, wanted);

/** How many photos are prechecked for the chosen document. */
export function selectComparedCount(state: RootState): number {
  const wanted = wantedPrecheck(state);
  const list = selectPhoto(state).shots?.list ?? [];
  return wanted ? list.filter((shot) => isPrechecked(shot, wanted)).length : 0;
}

/** Null if the browser does not support it, the engine fails to load, memory is short or the visitor saves data. */
const precheck =
  (photoId: string): AppThunk<Promise<Check[] | null>> =>
  async (_dispatch, getState, services) => {
    if (savesData(connectionHere())) return null;
    const template = selectPassportData(getState());
    const { isChild } = selectPhoto(getState()).choices;
    const rule = template?.rule ? ruleFor(template, isChild) : usualRule;
    try {
      const file = await photoFiles(services).get(photoId);
      if (!file) return null;
      const image = new Uint8Array(await file.arrayBuffer());
      const { thisDevice } = await loadThisDevice();
      return await thisDevice(services).checkShot({ image, rule }, new AbortController().signal);
    } catch (error) {
      console.warn(error);
      return null;
    }
  };

/** Best first; then those without a precheck, then files that are not photos. */
const groupOf = ({ refusal, precheck }: Shot): number => (refusal !== null ? 2 : precheck?.checks ? 0 : 1);

const byRank = (a: Shot, b: Shot): number =>
  groupOf(a) - groupOf(b) ||
  (a.precheck?.checks && b.precheck?.checks ? compareChecks(a.precheck.checks, b.precheck.checks) : 0);

/** A result that came meanwhile stays. */
const withPrecheck = (shots: Shots, photoId: string, precheck: ShotPrecheck): Shots => ({
  ...shots,
  list: shots.list.map((shot) =>
    shot.photo.photoId === photoId
      ? { ...shot, precheck: isFor(shot.precheck, precheck) ? { ...shot.precheck, ...precheck } : precheck }
      : shot,
  ),
});

const compareAll = (): AppThunk<Promise<void>> => async (dispatch, getState) => {
  for (;;) {
    const wanted = wantedPrecheck(getState());
    if (!wanted) return;
    const next = selectPhoto(getState()).shots?.list.find((shot) => !isPrechecked(shot, wanted));
    if (!next) break;
    const { photoId } = next.photo;
    const checks = await dispatch(precheck(photoId));
    const { shots } = selectPhoto(getState());
    if (shots) dispatch(shotsChanged(withPrecheck(shots, photoId, { ...wanted, checks })));
  }
  const { shots, photo } = selectPhoto(getState());
  if (!shots) return;
  const list = [...shots.list].sort(byRank);
  const best = list[0]!;
  dispatch(shotsChanged({ ...shots, list }));
  // Keep a photo that the visitor has chosen, that is being made, or whose result exists.
  const isKept = shots.isChosen || selectIsRunning(getState()) || photo?.isUsed;
  if (!isKept && best.photo.photoId !== photo?.photoId) dispatch(applyShot(best));
};

/** Prechecks several photos, one after another, for the chosen document, and uses the best. */
export const compareShots = (): AppThunk<Promise<void>> => (dispatch, _getState, services) => {
  const shared = comparison(services);
  shared.running ??= dispatch(compareAll()).finally(() => {
    shared.running = null;
  });
  return shared.running;
};
