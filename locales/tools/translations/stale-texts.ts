import { type Lock, markOf } from "../../english-lock";
import type { TranslatedText } from "./translated-texts";

export interface StaleText {
  id: string;
  /** Without a mark: put in since `npm run i18n:read` ran last, and so beside the English of today. */
  isNew: boolean;
}

/** Translations whose English has changed since somebody read the two side by side. */
export const staleTexts = (texts: readonly TranslatedText[], lock: Lock): StaleText[] =>
  texts.flatMap(({ id, english }) => {
    const mark = lock.get(id);
    if (mark === markOf(english)) return [];
    return [{ id, isNew: mark === undefined }];
  });
