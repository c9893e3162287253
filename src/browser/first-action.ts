const actions = ["pointerdown", "keydown", "input"] as const;

let first: Promise<void> | null = null;

/** Resolves when the visitor first does something: presses, types. Scrolling is reading. */
export function firstAction(): Promise<void> {
  first ??= new Promise((resolve) => {
    for (const action of actions)
      window.addEventListener(action, () => resolve(), { capture: true, once: true, passive: true });
  });
  return first;
}
