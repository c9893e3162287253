import { sessionStore } from "../browser/safe-storage";

const key = "reloadedForChunk";

/** A chunk failed to load, or took longer than 120 s; after a release the old chunk may be gone. */
export function isChunkLoadError(error: unknown): boolean {
  const { name, message } = Object(error) as { name?: unknown; message?: unknown };
  return name === "ChunkLoadError" || /loading (css )?chunk [\w-]+ failed/i.test(String(message ?? error));
}

/**
 * Reloads the page once: a chunk that fails again leads to the error page. Not offline, where the browser's own error
 * page would replace ours and lose the choices.
 */
export function reloadOnceForChunk(): void {
  if (navigator.onLine === false) return;
  if (sessionStore.get(key) !== null) return;
  sessionStore.set(key, "1");
  window.location.reload();
}

/** A navigation succeeded, so chunks load: the next failure may reload again. */
export const chunksWork = () => sessionStore.remove(key);

/** Must be called before Gatsby's own listener, which would reload again and again. */
export function listenToChunkErrors(): void {
  const onRejection = (event: PromiseRejectionEvent) => {
    if (!isChunkLoadError(event.reason)) return;
    event.stopImmediatePropagation();
    reloadOnceForChunk();
  };
  window.addEventListener("unhandledrejection", onRejection);
}
