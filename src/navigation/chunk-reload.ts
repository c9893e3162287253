import { sessionStore } from "../browser/safe-storage";

const key = "reloadedForChunk";

/** A part of the site did not come, or not within 120 s; after a release the old part may be gone. */
export function isChunkLoadError(error: unknown): boolean {
  const { name, message } = Object(error) as { name?: unknown; message?: unknown };
  return name === "ChunkLoadError" || /loading (css )?chunk [\w-]+ failed/i.test(String(message ?? error));
}

/**
 * Reloads the whole page, once: a part that fails again after the reload leaves an error page. Offline nothing
 * is reloaded: the browser's own error page would take the place of ours and of the choices on it.
 */
export function reloadOnceForChunk(): void {
  if (navigator.onLine === false) return;
  if (sessionStore.get(key) !== null) return;
  sessionStore.set(key, "1");
  window.location.reload();
}

/** A page was reached by navigation, so parts do come: the next failure may reload again. */
export const chunksWork = () => sessionStore.remove(key);

/** To be called before Gatsby listens too: its own listener reloads again and again. */
export function listenToChunkErrors(): void {
  const onRejection = (event: PromiseRejectionEvent) => {
    if (!isChunkLoadError(event.reason)) return;
    event.stopImmediatePropagation();
    reloadOnceForChunk();
  };
  window.addEventListener("unhandledrejection", onRejection);
}
