import type { Card } from "../../../../contract/card/card";
import type { PhotoReport } from "../../../../contract/photo-report";
import { selectPassportData } from "../../../store/site-slice";
import type { RootState } from "../../../store/store";
import { selectPhoto } from "./photo-slice";
import type { PhotoChoices } from "./photo-state";

export const selectIsRunning = (state: RootState): boolean => selectPhoto(state).run.status === "running";
export const selectChoices = (state: RootState): PhotoChoices => selectPhoto(state).choices;

/** The card to display: none for a refused photo. */
export function selectCard(state: RootState): Card | null {
  const { run, made } = selectPhoto(state);
  return run.status === "refused" ? null : (made?.card ?? null);
}

/** The report to display: the last one, until an answer has been checked. */
export function selectReport(state: RootState): PhotoReport | null {
  const { run, made } = selectPhoto(state);
  return run.status === "refused" ? null : (made?.report ?? null);
}

export type Missing = "country" | "document" | "photo";

/**
 * What is missing before a run can start, in the order of the form: country, document (specification, section 5),
 * photo.
 */
export function selectMissing(state: RootState): Missing | null {
  const { choices, photo } = selectPhoto(state);
  if (choices.countryCode === null) return "country";
  if (choices.urlPath === null) return "document";
  return photo === null ? "photo" : null;
}

/** The authority's rules for children, if the photo is judged by them. */
export const selectChildRules = (state: RootState) =>
  selectChoices(state).isChild ? (selectPassportData(state)?.forChildren ?? null) : null;
