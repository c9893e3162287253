import type { Template } from "../../../contract/template";
import { sessionStore } from "../../browser/safe-storage";

const key = "document";

interface KeptDocument {
  lang: string;
  template: Template;
}

/** Keeps the chosen document in its language: a page that is loaded again shows a photo of it before all documents have come. */
export function keepDocument(lang: string, template: Template): void {
  sessionStore.set(key, JSON.stringify({ lang, template } satisfies KeptDocument));
}

/** Null when there is none in that language, or it cannot be read. */
export function keptDocument(lang: string): Template | null {
  try {
    const kept = JSON.parse(sessionStore.get(key) ?? "null") as KeptDocument | null;
    // Documents kept by an earlier version of the site have no `rule`.
    return kept?.lang === lang && kept.template?.rule ? kept.template : null;
  } catch {
    return null;
  }
}
