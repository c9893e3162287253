import { readRemarks } from "../../../catalogue/templates/remarks";
import { readLock } from "../../english-lock";
import { checkTexts, type TextFault } from "../text-check/check-texts";
import type { Texts } from "../text-check/read-texts";
import { staleTexts } from "./stale-texts";
import { translatedTexts } from "./translated-texts";

/** What one language lacks. */
export interface TextStatus {
  /** Texts that no other change explains: they fail the tests. */
  wrong: TextFault[];
  /** Texts and remarks that English stands in for until they are translated. */
  missing: string[];
  /** Translations of an older English, interface, legal texts and articles alike. */
  stale: string[];
}

const idOf = ({ namespace, key }: TextFault): string => `${namespace}:${key}`;

function missingRemarks(contentDir: string, code: string): string[] {
  const own = readRemarks(contentDir, code);
  return Object.keys(readRemarks(contentDir, "en"))
    .filter((id) => !own[id]?.trim())
    .map((id) => `remark/${id}`);
}

/**
 * Compares one language with English. A missing or stale translation stops a release only, so that an English text can be contributed
 * without speaking the other languages.
 */
export function textStatus(code: string, all: Map<string, Texts>, contentDir = "content"): TextStatus {
  const faults = checkTexts(code, all);
  if (code === "en") return { wrong: faults, missing: [], stale: [] };
  const stale = new Set(
    staleTexts(translatedTexts(code), readLock(code))
      .filter(({ isNew }) => !isNew)
      .map(({ id }) => id),
  );
  return {
    wrong: faults.filter((fault) => !fault.isMissing && !stale.has(idOf(fault))),
    missing: [...faults.filter(({ isMissing }) => isMissing).map(idOf), ...missingRemarks(contentDir, code)],
    stale: [...stale],
  };
}
