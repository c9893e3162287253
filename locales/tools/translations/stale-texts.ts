import { type Lock, markOf } from "./lock-file";
import type { TranslatedText } from "./translated-texts";

export interface StaleText {
  id: string;
  isHeld: boolean;
  /** Without a mark: put in since `npm run i18n:read` ran last, and so beside the English of today. */
  isNew: boolean;
  what: string;
}

/** Translations whose English has changed since somebody read the two side by side. */
export const staleTexts = (texts: readonly TranslatedText[], lock: Lock): StaleText[] =>
  texts.flatMap(({ id, english, isHeld }) => {
    const mark = lock.get(id);
    if (mark === markOf(english)) return [];
    const isNew = mark === undefined;
    return [{ id, isHeld, isNew, what: isNew ? "is not marked yet" : "follows an older English" }];
  });
