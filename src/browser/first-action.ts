const actions = ["pointerdown", "keydown", "input"] as const;

let first: Promise<void> | null = null;

/** Resolves on the visitor's first press or key. Scrolling does not count. */
export function firstAction(): Promise<void> {
  first ??= new Promise((resolve) => {
    for (const action of actions)
      window.addEventListener(action, () => resolve(), { capture: true, once: true, passive: true });
  });
  return first;
}
