import { whenIdle } from "../../browser/when-idle";
import { prefetchUrls, shouldPrefetch } from "../../offline/cache-urls";
import { loadAdjustPanel } from "./components/adjust/lazy-adjust-panel";
import { loadCaptionPanel } from "./components/result/caption/lazy-caption-panel";
import { loadSignaturePanel } from "./components/signature/lazy-signature-panel";
import { loadShotStrip, prefetchLazyParts } from "./components/start/lazy-parts";
import { loadChosenDrawing } from "./components/start/load-chosen-drawing";
import { loadDevice, loadThisDevice } from "./engines/load-device";
import { loadActions } from "./load-actions";
import {
  loadCamera,
  loadFindingTexts,
  loadInspectFile,
  loadPhotoFiles,
  loadPrecheck,
  loadShots,
  loadZip,
} from "./load-parts";

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

/** Prefetches what takes and shows a photo, and what shows a document: without a connection both are chosen nevertheless. */
export function prefetchPhoto(): void {
  whenIdle(() => {
    if (!shouldPrefetch()) return;
    const parts = [
      loadActions(),
      loadInspectFile(),
      loadPhotoFiles(),
      loadChosenDrawing(),
      loadPrecheck(),
      loadFindingTexts(),
      loadThisDevice(),
      loadShots(),
      loadShotStrip(),
    ];
    prefetchLazyParts();
    // Failures are handled by whoever needs the part.
    void Promise.allSettled(parts);
  });
}

/**
 * Prefetches the result page, all its scripts and the rules of the chosen document, while there is a connection. Not
 * the models and runtime (`prefetchDevice`).
 * @param resultPath in the language of the page
 * @param requirementPath null for a custom size, which has no page
 */
export function prefetchResult(resultPath: string, requirementPath: string | null): void {
  whenIdle(() => {
    if (!shouldPrefetch()) return;
    const parts = [
      prefetchPage(resultPath),
      loadChosenDrawing(),
      loadAdjustPanel(),
      loadDevice(),
      loadCamera(),
      loadCaptionPanel(),
      loadSignaturePanel(),
      loadZip(),
    ];
    void Promise.allSettled(parts).then(() => {
      if (requirementPath !== null) void prefetchPage(requirementPath).catch(() => {});
    });
  });
}
