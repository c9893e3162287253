import type { CountryGroup, Template } from "../../../../contract/document/template";
import { notFoundMessage } from "../../../navigation/route-failure";
import { loadCountries } from "../../../store/load-countries";
import { routeFailed } from "../../../store/route-slice";
import { selectCountryList, selectPassportData, templateChosen } from "../../../store/site-slice";
import type { AppThunk } from "../../../store/store";
import { forgetCardInfo, keepCardInfo, keptCardInfo } from "../../../units/card-info";
import { storeDocument, storedDocument } from "../state/persist";
import { countryChosen, documentChosen, selectPhoto } from "../state/photo-slice";
import { ownTemplate } from "./own-template";
import { keepRecentDocument } from "./recent-documents";

/** A country; the document is then chosen anew, unless the country is the same one or has no other. */
export const chooseCountry =
  (countryCode: string | null): AppThunk =>
  (dispatch, getState) => {
    dispatch(countryChosen(countryCode));
    if (selectPhoto(getState()).choices.urlPath !== null || dispatch(returnToDocument())) return;
    if (dispatch(chooseOnlyDocument())) return;
    dispatch(templateChosen(null));
    forgetCardInfo();
  };

/** Chooses the document of the chosen country where it has one alone; false where there is something to choose. */
const chooseOnlyDocument = (): AppThunk<boolean> => (dispatch, getState) => {
  const { countryCode, urlPath } = selectPhoto(getState()).choices;
  const group = selectCountryList(getState()).find((group) => group.countryCode === countryCode);
  const [only, ...others] = group?.templateList ?? [];
  if (urlPath !== null || !only || others.length > 0) return false;
  dispatch(chooseDocument(only));
  return true;
};

/** A document, whose card info is kept for the next visit. */
export const chooseDocument =
  (template: Template): AppThunk =>
  (dispatch, getState) => {
    // The same once more, as after a reload, draws nothing anew.
    if (JSON.stringify(selectPassportData(getState())) !== JSON.stringify(template))
      dispatch(templateChosen(template));
    keepCardInfo(template);
    keepRecentDocument(template.urlPath);
    storeDocument(getState().site.lang, template);
    if (selectPhoto(getState()).choices.urlPath === template.urlPath) return;
    dispatch(documentChosen({ countryCode: template.country, urlPath: template.urlPath }));
  };

/** Chooses the document that a size was typed instead of; false where there is none. */
export const returnToDocument = (): AppThunk<boolean> => (dispatch, getState) => {
  const { documentBefore } = selectPhoto(getState()).choices;
  const template = templateOf(selectCountryList(getState()), documentBefore);
  if (template) dispatch(chooseDocument(template));
  return template !== null;
};

/**
 * Chooses the document of this tab as it was kept, where nothing else is asked for.
 * @returns whether there is one
 */
export const chooseStored =
  (lang: string, search = ""): AppThunk<boolean> =>
  (dispatch, getState) => {
    const { urlPath, ownSize } = selectPhoto(getState()).choices;
    const kept = storedDocument(lang);
    const isWanted = kept?.urlPath === urlPath && !ownSize && !new URLSearchParams(search).has("document");
    if (kept && isWanted) dispatch(templateChosen(kept));
    return isWanted;
  };

/** Whether `loadChoice` is to choose a document: that of the address, or of the last visit. */
export const isDocumentAwaited = (search: string): boolean =>
  new URLSearchParams(search).has("document") || keptCardInfo() !== null;

/**
 * Loads the documents in a language and chooses, in this order: the one of the address
 * (`?document=de-passport`), the one of this tab or the size typed there, the one of the last visit. An address that
 * names a document that there is not is an address that there is not: 404.
 */
export const loadChoice =
  (lang: string, search = ""): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const { countryCode } = selectPhoto(getState()).choices;
    const countryList = await dispatch(loadCountries(lang)).catch(() => []);
    // The visitor has gone on to another language: its own documents are on their way.
    if (getState().site.lang !== lang) return;
    // The visitor has been faster than the documents: what is chosen stays.
    if (selectPhoto(getState()).choices.countryCode !== countryCode) {
      dispatch(chooseOnlyDocument());
      return;
    }
    const asked = new URLSearchParams(search).get("document");
    if (asked !== null && countryList.length > 0 && !templateOf(countryList, asked)) {
      dispatch(routeFailed({ status: 404, message: notFoundMessage }));
      return;
    }
    const { ownSize, background } = selectPhoto(getState()).choices;
    if (asked === null && ownSize) {
      dispatch(templateChosen(ownTemplate(ownSize, background, lang)));
      return;
    }
    const wanted = [asked, selectPhoto(getState()).choices.urlPath, keptCardInfo()?.data.urlPath];
    const template = wanted.map((urlPath) => templateOf(countryList, urlPath)).find(Boolean);
    if (template) dispatch(chooseDocument(template));
  };

export function templateOf(countryList: readonly CountryGroup[], urlPath?: string | null): Template | null {
  const templates = countryList.flatMap((group) => group.templateList);
  return templates.find((template) => template.urlPath === urlPath) ?? null;
}
