import { withMinimumDelay } from "../browser/minimum-delay";
import { nextTask } from "../browser/next-task";
import { hotCardsReceived, languageChanged, languageRecordReceived } from "./site-slice";
import type { AppThunk } from "./store";

/**
 * The initial data of every page: the language of the route, then its record and the popular documents in parallel. A
 * failure is logged and that part of the state stays empty. One chunk name, so that the API client is not duplicated.
 */
export const firstLoad =
  (lang: string): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    dispatch(languageChanged(lang));
    try {
      const [{ fetchLanguages }, { cachedHotTemplates }] = await Promise.all([
        import(/* webpackChunkName: "lists" */ "../v5/lists/content"),
        import(/* webpackChunkName: "lists" */ "../v5/lists/cached-lists"),
      ]);
      // Yields between loading the client and calling it, which are long tasks.
      await nextTask();
      const [languages, hot] = await Promise.allSettled([
        withMinimumDelay(fetchLanguages(lang, { isQuiet: true })),
        withMinimumDelay(cachedHotTemplates(lang, { isQuiet: true })),
      ]);
      if (getState().site.lang !== lang) return;
      if (languages.status === "fulfilled") {
        const record = languages.value.find((entry) => entry.lang === lang);
        if (record) dispatch(languageRecordReceived(record));
      } else console.error("first load: languages", languages.reason);
      if (hot.status === "fulfilled") dispatch(hotCardsReceived(hot.value));
      else console.error("first load: hot templates", hot.reason);
    } catch (error) {
      console.error("first load", error);
    }
  };
