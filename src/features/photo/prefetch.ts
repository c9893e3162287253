import { whenIdle } from "../../browser/when-idle";
import { keepAhead, mayFetchAhead } from "../../offline/keep";
import { loadAdjustPanel } from "./components/adjust/lazy-adjust-panel";
import { loadChosenDrawing } from "./components/start/load-chosen-drawing";
import { loadDevice, loadThisDevice } from "./engines/load-device";
import { loadActions } from "./load-actions";
import { loadFileRefusal, loadFindingTexts, loadPhotoFiles, loadPrecheck, loadShots } from "./load-parts";

/** Gatsby's own loader of pages, as its links use it. */
interface PageLoader {
  loadPage(path: string): Promise<unknown>;
}

/** The page's data and scripts first: its HTML alone would be a page that does not come alive. */
async function prefetchPage(path: string): Promise<void> {
  const { ___loader: loader } = window as unknown as { ___loader?: PageLoader };
  await loader?.loadPage(path);
  keepAhead(path);
}

/**
 * A document is chosen, so a photo of it will be made: the page and the scripts for that come while there is a
 * connection, to serve at once, and without one. Models and runtime are not among them (`prefetchDevice`).
 * @param resultPath in the language of the page
 */
export function prefetchResult(resultPath: string): void {
  whenIdle(() => {
    if (!mayFetchAhead()) return;
    const parts = [
      prefetchPage(resultPath),
      loadChosenDrawing(),
      loadPrecheck(),
      loadPhotoFiles(),
      loadFindingTexts(),
      loadThisDevice(),
      loadFileRefusal(),
      loadShots(),
      loadActions(),
      loadAdjustPanel(),
      loadDevice(),
    ];
    // Whoever needs one tells what it means that it does not come.
    void Promise.allSettled(parts);
  });
}
