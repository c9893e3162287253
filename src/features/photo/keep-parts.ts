import { whenIdle } from "../../browser/when-idle";
import { keepAhead, mayFetchAhead } from "../../offline/keep";
import { fetchCorrection } from "./components/adjust/later-correction";
import { loadDeeds } from "./load-deeds";

/** Gatsby's own loader of pages, as its links use it. */
interface PageLoader {
  loadPage(path: string): Promise<unknown>;
}

/** The page's data and scripts first: its HTML alone would be a page that does not come alive. */
async function keepPage(path: string): Promise<void> {
  const { ___loader: loader } = window as unknown as { ___loader?: PageLoader };
  await loader?.loadPage(path);
  keepAhead(path);
}

/**
 * A document is chosen, so a photo of it will be made: the page and the scripts for that come while the line is there,
 * to serve at once, and without one. Models and runtime are not among them (`device-ahead.ts`). The parts have names
 * because webpack would else pack one for each place that asks for it, and the wrong one would have come.
 * @param resultPath in the language of the page
 */
export function keepParts(resultPath: string): void {
  whenIdle(() => {
    if (!mayFetchAhead()) return;
    const parts = [
      keepPage(resultPath),
      import(/* webpackChunkName: "chosen-drawing" */ "./components/start/chosen-drawing"),
      import(/* webpackChunkName: "first-look" */ "./first-look"),
      import(/* webpackChunkName: "photo-files" */ "./photo-files"),
      import(/* webpackChunkName: "finding-texts" */ "../../../photo/core/finding-texts"),
      import(/* webpackChunkName: "this-device" */ "./engines/this-device"),
      import(/* webpackChunkName: "look-at-file" */ "./look-at-file"),
      loadDeeds(),
      fetchCorrection(),
      import(/* webpackChunkName: "device-service" */ "./engines/device"),
    ];
    // Whoever needs one tells what it means that it does not come.
    void Promise.allSettled(parts);
  });
}
