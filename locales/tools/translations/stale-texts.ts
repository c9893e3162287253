import { type Lock, markOf } from "../../english-lock";
import type { TranslatedText } from "./translated-texts";

export interface StaleText {
  id: string;
  /** Without a mark: added since the last `npm run i18n:read`, so made from the current English text. */
  isNew: boolean;
  isDraft: boolean;
}

/** Translations whose English text has changed since they were checked. */
export const staleTexts = (texts: readonly TranslatedText[], lock: Lock): StaleText[] =>
  texts.flatMap(({ id, english, isDraft = false }) => {
    const mark = lock.get(id);
    if (mark === markOf(english)) return [];
    return [{ id, isNew: mark === undefined, isDraft }];
  });
