import type { Card } from "../../../../contract/card/card";
import type { PhotoReport } from "../../../../contract/photo-report";
import { selectPassportData } from "../../../store/site-slice";
import type { RootState } from "../../../store/store";
import { selectPhoto } from "./photo-slice";
import type { PhotoChoices } from "./photo-state";

export const selectIsRunning = (state: RootState): boolean => selectPhoto(state).run.status === "running";
export const selectChoices = (state: RootState): PhotoChoices => selectPhoto(state).choices;

/** The card to show: a photo that is refused leaves none. */
export const selectCard = (state: RootState): Card | null => {
  const { run, made } = selectPhoto(state);
  return run.status === "refused" ? null : (made?.card ?? null);
};

/** The report to show: an answer measures the photo again, and until then the last one stays. */
export const selectReport = (state: RootState): PhotoReport | null => {
  const { run, made } = selectPhoto(state);
  return run.status === "refused" ? null : (made?.report ?? null);
};

export type Missing = "country" | "document" | "photo";

/**
 * What is still missing before a run can start, in the order in which to ask for it: a country and a document must both
 * be selected (specification, section 5), and a photo given.
 */
export function selectMissing(state: RootState): Missing | null {
  const { choices, photo } = selectPhoto(state);
  if (choices.countryCode === null) return "country";
  if (choices.urlPath === null) return "document";
  return photo === null ? "photo" : null;
}

/** What the authority says of children, where the photo is judged as a small child's. */
export const selectChildRules = (state: RootState) =>
  selectChoices(state).isChild ? (selectPassportData(state)?.forChildren ?? null) : null;
