import { type ComponentType, useState } from "react";

type Loaded<Props> = { Dialog: ComponentType<Props> };

/**
 * A dialog that is loaded when it is opened. Not `lazy`, which unmounts the page when loading fails, and never
 * retries.
 */
export function useLazyDialog<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const [state, setState] = useState<Loaded<Props> | "closed" | "loading" | "failed">("closed");
  const open = async () => {
    setState("loading");
    try {
      const { default: Dialog } = await load();
      setState((now) => (now === "loading" ? { Dialog } : now));
    } catch {
      setState((now) => (now === "loading" ? "failed" : now));
    }
  };
  return { state, open, close: () => setState("closed") };
}
