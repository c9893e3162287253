import type { Fetched } from "./fetch-page";
import type { Reading } from "./readings";

/** Changes of an address, most severe first. */
export const findingKinds = ["gone", "moved", "numbers", "text", "failed", "first", "same"] as const;
export type FindingKind = (typeof findingKinds)[number];

/** The change of an address, and its new reading. */
export interface Comparison {
  kind: FindingKind;
  what: string;
  reading: Reading | undefined;
}

const named = (word: string, numbers: readonly string[]) =>
  numbers.length === 0 ? [] : [`${word} ${numbers.slice(0, 12).join(" ")}${numbers.length > 12 ? " …" : ""}`];

function changeOf(last: Reading, now: Reading): Pick<Comparison, "kind" | "what"> {
  if (last.finalUrl !== now.finalUrl) return { kind: "moved", what: `leads to ${now.finalUrl} now` };
  if (last.digest === now.digest) return { kind: "same", what: "" };
  const gone = last.numbers.filter((number) => !now.numbers.includes(number));
  const added = now.numbers.filter((number) => !last.numbers.includes(number));
  const what = [...named("without", gone), ...named("with", added)].join("; ");
  return what === "" ? { kind: "text", what: "changed, no other numbers found" } : { kind: "numbers", what };
}

/** Compares a page with its last reading. If it does not answer, the last reading is kept. */
export function compareReading(
  url: string,
  last: Reading | undefined,
  fetched: Fetched,
  today: string,
): Comparison {
  if (fetched.kind === "gone" || fetched.kind === "failed") {
    const failingSince = last?.failingSince ?? today;
    const since = last?.failingSince ? `, since ${last.failingSince}` : "";
    return {
      kind: fetched.kind,
      what: `${fetched.what}${since}`,
      reading: last && { ...last, failingSince },
    };
  }
  if (fetched.kind === "unchanged") {
    if (!last) return { kind: "failed", what: "answers HTTP 304 to a first question", reading: undefined };
    return { kind: "same", what: "", reading: { ...last, readAt: today, failingSince: null } };
  }
  const { finalUrl, etag, content } = fetched;
  const reading: Reading = { readAt: today, finalUrl, etag, failingSince: null, ...content };
  if (last) return { ...changeOf(last, reading), reading };
  if (sameAddress(url, finalUrl)) return { kind: "first", what: "", reading };
  return { kind: "moved", what: `leads to ${finalUrl}`, reading };
}

/** A trailing slash, https or www does not count as moved. */
const sameAddress = (a: string, b: string) => plain(a) === plain(b);
function plain(url: string) {
  const { host, pathname, search } = new URL(url);
  return host.replace(/^www\./, "") + pathname.replace(/\/$/, "") + search;
}
