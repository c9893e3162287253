import type { CountryGroup } from "../../contract/document/template";
import { withMinimumDelay } from "../browser/minimum-delay";
import { countriesReceived } from "./site-slice";
import type { AppThunk } from "./store";

/**
 * Loads all documents by country in the page's language, for the choosers.
 * @throws V5Error, which the toast has already shown
 */
export const loadCountries =
  (lang: string): AppThunk<Promise<CountryGroup[]>> =>
  async (dispatch, getState) => {
    const { cachedTemplates } = await import(/* webpackChunkName: "lists" */ "../v5/lists/cached-lists");
    const countryList = await withMinimumDelay(cachedTemplates(lang));
    // Frozen in advance, because the store would freeze every entry recursively.
    Object.freeze(countryList);
    if (getState().site.lang === lang) dispatch(countriesReceived(countryList));
    return countryList;
  };
