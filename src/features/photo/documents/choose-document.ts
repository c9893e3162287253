import type { CountryGroup, Template } from "../../../../contract/document/template";
import { loadCountries } from "../../../store/load-countries";
import { selectCountryList, selectPassportData, templateChosen } from "../../../store/site-slice";
import type { AppThunk } from "../../../store/store";
import { forgetCardInfo, storeCardInfo, storedCardInfo } from "../../../units/card-info";
import { storeDocument, storedDocument } from "../state/persist";
import { countryChosen, documentChosen, selectPhoto } from "../state/photo-slice";
import { ownTemplate } from "./own-template";
import { addRecentDocument } from "./recent-documents";

/** Chooses a country. The document must be chosen again, unless the country is unchanged or has only one. */
export const chooseCountry =
  (countryCode: string | null): AppThunk =>
  (dispatch, getState) => {
    dispatch(countryChosen(countryCode));
    if (selectPhoto(getState()).choices.urlPath !== null || dispatch(returnToDocument())) return;
    if (dispatch(chooseOnlyDocument())) return;
    dispatch(templateChosen(null));
    forgetCardInfo();
  };

/** Chooses the only document of the chosen country; false if there are several. */
const chooseOnlyDocument = (): AppThunk<boolean> => (dispatch, getState) => {
  const { countryCode, urlPath } = selectPhoto(getState()).choices;
  const group = selectCountryList(getState()).find((group) => group.countryCode === countryCode);
  const [only, ...others] = group?.templateList ?? [];
  if (urlPath !== null || !only || others.length > 0) return false;
  dispatch(chooseDocument(only));
  return true;
};

/** Chooses a document and stores its card info for the next visit. */
export const chooseDocument =
  (template: Template): AppThunk =>
  (dispatch, getState) => {
    // Choosing the same document again, as after a reload, changes nothing.
    if (JSON.stringify(selectPassportData(getState())) !== JSON.stringify(template))
      dispatch(templateChosen(template));
    storeCardInfo(template);
    addRecentDocument(template.urlPath);
    storeDocument(getState().site.lang, template);
    if (selectPhoto(getState()).choices.urlPath === template.urlPath) return;
    dispatch(documentChosen({ countryCode: template.country, urlPath: template.urlPath }));
  };

/** Restores the document that a custom size replaced; false if there is none. */
export const returnToDocument = (): AppThunk<boolean> => (dispatch, getState) => {
  const { documentBefore } = selectPhoto(getState()).choices;
  const template = templateOf(selectCountryList(getState()), documentBefore);
  if (template) dispatch(chooseDocument(template));
  return template !== null;
};

/** The document that an address asks for; null for none, also of an empty `?document=`. */
export const askedDocument = (search: string): string | null =>
  new URLSearchParams(search).get("document") || null;

/** Whether the address asks for another document than this one. */
export const asksForOther = (search: string, urlPath: string): boolean =>
  (askedDocument(search) ?? urlPath) !== urlPath;

/**
 * While the document of the address is loading, nothing is shown of another one.
 * @returns shows it again, because the documents could not be loaded
 */
export const hideReplaced =
  (search: string): AppThunk<() => void> =>
  (dispatch, getState) => {
    const shown = selectPassportData(getState());
    if (!shown || !asksForOther(search, shown.urlPath)) return () => {};
    dispatch(templateChosen(null));
    return () => void dispatch(templateChosen(shown));
  };

/** The address asks for a document that there is not: none is chosen, and the one of the last visit is kept for the next. */
export const chooseNone = (): AppThunk => (dispatch) => {
  dispatch(documentChosen(null));
  dispatch(countryChosen(null));
  dispatch(templateChosen(null));
};

/**
 * Restores this tab's stored document if the address asks for no other.
 * @returns whether there is one
 */
export const chooseStored =
  (lang: string, search = ""): AppThunk<boolean> =>
  (dispatch, getState) => {
    const { urlPath, ownSize } = selectPhoto(getState()).choices;
    const kept = storedDocument(lang);
    const isWanted = kept?.urlPath === urlPath && !ownSize && askedDocument(search) === null;
    if (kept && isWanted) dispatch(templateChosen(kept));
    return isWanted;
  };

/** Whether `loadChoice` will choose a document: the one of the address or of the last visit. */
export const isDocumentLoading = (search: string): boolean =>
  askedDocument(search) !== null || storedCardInfo() !== null;

/**
 * Loads the documents in a language and chooses, in this order: the document of the address
 * (`?document=de-passport`), the one of this tab or its custom size, the one of the last visit.
 * @returns false if the address asks for a document that there is not
 */
export const loadChoice =
  (lang: string, search = ""): AppThunk<Promise<boolean>> =>
  async (dispatch, getState) => {
    const { countryCode } = selectPhoto(getState()).choices;
    const countryList = await dispatch(loadCountries(lang)).catch(() => []);
    // The visitor has switched to another language, whose documents are loading.
    if (getState().site.lang !== lang) return true;
    // The visitor has already chosen: keep that.
    if (selectPhoto(getState()).choices.countryCode !== countryCode) {
      dispatch(chooseOnlyDocument());
      return true;
    }
    const asked = askedDocument(search);
    if (asked !== null && countryList.length > 0 && !templateOf(countryList, asked)) return false;
    const { ownSize, background } = selectPhoto(getState()).choices;
    if (asked === null && ownSize) {
      dispatch(templateChosen(ownTemplate(ownSize, background, lang)));
      return true;
    }
    const wanted = [asked, selectPhoto(getState()).choices.urlPath, storedCardInfo()?.data.urlPath];
    const template = wanted.map((urlPath) => templateOf(countryList, urlPath)).find(Boolean);
    if (template) dispatch(chooseDocument(template));
    // Chosen while there were no documents.
    else dispatch(chooseOnlyDocument());
    return true;
  };

export function templateOf(countryList: readonly CountryGroup[], urlPath?: string | null): Template | null {
  const templates = countryList.flatMap((group) => group.templateList);
  return templates.find((template) => template.urlPath === urlPath) ?? null;
}
