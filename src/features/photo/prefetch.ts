import { whenIdle } from "../../browser/when-idle";
import { prefetchUrls, shouldPrefetch } from "../../offline/cache-urls";
import { loadAdjustPanel } from "./components/adjust/lazy-adjust-panel";
import { loadPhotoPreview } from "./components/start/lazy-parts";
import { loadChosenDrawing } from "./components/start/load-chosen-drawing";
import { loadDevice, loadThisDevice } from "./engines/load-device";
import { loadActions } from "./load-actions";
import { loadFindingTexts, loadInspectFile, loadPhotoFiles, loadPrecheck, loadShots } from "./load-parts";

/** Gatsby's page loader, as used by its links. */
interface PageLoader {
  loadPage(path: string): Promise<unknown>;
}

/** Page data and scripts first: without them the cached HTML would not hydrate. */
async function prefetchPage(path: string): Promise<void> {
  const { ___loader: loader } = window as unknown as { ___loader?: PageLoader };
  await loader?.loadPage(path);
  prefetchUrls(path);
}

/**
 * Prefetches the result page and its scripts once a document is chosen, while there is a connection. Not the models
 * and runtime (`prefetchDevice`).
 * @param resultPath in the language of the page
 */
export function prefetchResult(resultPath: string): void {
  whenIdle(() => {
    if (!shouldPrefetch()) return;
    const parts = [
      prefetchPage(resultPath),
      loadChosenDrawing(),
      loadPhotoPreview(),
      loadPrecheck(),
      loadPhotoFiles(),
      loadFindingTexts(),
      loadThisDevice(),
      loadInspectFile(),
      loadShots(),
      loadActions(),
      loadAdjustPanel(),
      loadDevice(),
    ];
    // Failures are handled by whoever needs the part.
    void Promise.allSettled(parts);
  });
}
