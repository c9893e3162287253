import { showToast } from "../store/show-toast";
import type { Texts } from "../store/site-slice";
import type { AppStore } from "../store/store";
import { listenToAnnouncements } from "../v5/announce";
import type { FailureKey } from "../v5/failure";

/** Failed calls as toasts, in the words of the page's language where its texts have them. */
export function showAnnouncements(store: AppStore): void {
  listenToAnnouncements((announcement) => {
    const text = failureTitle(store.getState().site.i18n, announcement.failureKey) ?? announcement.text;
    store.dispatch(showToast({ ...announcement, text }));
  });
}

export function failureTitle(texts: Texts, key: FailureKey): string | null {
  if (key === "unknown") return null;
  const failures = texts.errors?.failure as Partial<Record<FailureKey, { title?: string }>> | undefined;
  return failures?.[key]?.title ?? null;
}
