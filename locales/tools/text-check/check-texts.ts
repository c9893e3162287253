import { type Language, languages } from "../../languages";
import { englishOf, wantedKeys } from "../../plural-keys";
import { missingTerms } from "./glossary-faults";
import { sameInBoth } from "./loan-words";
import { percentFault } from "./percent-signs";
import type { Texts } from "./read-texts";
import { translatable } from "./same-everywhere";
import { scriptFault } from "./scripts-of-languages";

export interface TextFault {
  code: string;
  namespace: string;
  key: string;
  what: string;
  /** Texts that are not translated yet. */
  isMissing: boolean;
}

/** Texts of buttons and tabs: longer ones break the layout. */
const buttonKey = new RegExp(
  [
    /(^|\.)action\.(?!deleteHint|deleted)/,
    /^printout\.papers\.|^tabs\.|^adjust\.(larger|smaller|up|down|left|right|turnLeft|turnRight|reset)$/,
    /^choose\.(camera|file|change)$|^newPhoto\.(camera|file)$|^background\.(keep|replace|cancel)$/,
    /^failed\.other$/,
    /(^|\.)(start|shoot|stop|again|use|close|switch|send|make)$/,
  ]
    .map((part) => part.source)
    .join("|"),
);
const longestButtonRatio = 2.2;
/** Very short English words ("Up") may grow by this much, whatever the ratio. */
const buttonSlack = 12;

/** As they are written: "{{size}}", "<strong>". */
const placeholders = (text: string): Set<string> =>
  new Set(
    [...text.matchAll(/\{\{\s*([^},\s]+)[^}]*\}\}|<\/?[a-zA-Z0-9]+\/?>/g)].map(([whole, name]) =>
      name === undefined ? whole : `{{${name}}}`,
    ),
  );

/** Why a text does not have the placeholders of the one that it follows; undefined if it has them. */
export function placeholderFault(
  key: string,
  text: string,
  followed: string,
  name: string,
): string | undefined {
  const [wanted, found] = [placeholders(followed), placeholders(text)];
  // A plural form may omit the number if the noun expresses it.
  if (/_(zero|one|two)$/.test(key)) for (const each of [wanted, found]) each.delete("{{count}}");
  const lost = [...wanted].filter((each) => !found.has(each));
  const added = [...found].filter((each) => !wanted.has(each));
  const faults = [
    ...(lost.length > 0 ? [`lacks ${lost.join(", ")} of the ${name}`] : []),
    ...(added.length > 0 ? [`has ${added.join(", ")}, which the ${name} does not have`] : []),
  ];
  return faults.length === 0 ? undefined : faults.join(" and ");
}

function textFault(
  { code, bcp47 }: Language,
  key: string,
  english: string,
  text: string,
): string | undefined {
  if (text.trim() === "") return "is empty";
  const fault = placeholderFault(key, text, english, "English text") ?? percentFault(bcp47, text);
  if (fault) return fault;
  const words = translatable(english);
  if (!/\p{L}{2}/u.test(words)) return undefined;
  if (text === english && !sameInBoth(code, english)) return "is still English";
  if (
    buttonKey.test(key) &&
    text.length > Math.max(english.length * longestButtonRatio, english.length + buttonSlack)
  )
    return `is ${text.length} characters long for a button, English ${english.length}`;
  const [term] = missingTerms(code, bcp47, english, text);
  if (term) return `has none of the words of locales/glossary.ts for "${term}"`;
  return scriptFault(code, translatable(text));
}

/**
 * Compares the texts of a language with English: missing, extra, empty, untranslated, in a wrong script or too long.
 */
export function checkTexts(code: string, all: Map<string, Texts>): TextFault[] {
  const language = languages.find((candidate) => candidate.code === code)!;
  const faults: TextFault[] = [];
  for (const [namespace, english] of all.get("en")!) {
    const own = all.get(code)?.get(namespace) ?? new Map<string, string>();
    const wanted = wantedKeys(english.keys(), language.bcp47);
    for (const key of wanted) {
      const text = own.get(key);
      const isMissing = text === undefined;
      const what = isMissing ? "is missing" : textFault(language, key, englishOf(english, key), text);
      if (what && !(code === "en" && what === "is still English"))
        faults.push({ code, namespace, key, what, isMissing });
    }
    for (const key of own.keys())
      if (!wanted.has(key))
        faults.push({ code, namespace, key, what: "is not a key of English", isMissing: false });
  }
  return faults;
}
