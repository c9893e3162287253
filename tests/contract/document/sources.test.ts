import { resolve } from "node:path";
import { expect, test } from "@jest/globals";
import { loadTemplates } from "../../../catalogue/templates/load-templates";
import { authoritySource, bestFirst, evidenceOf } from "../../../contract/document/sources";

const records = loadTemplates(resolve("content/templates"));
/** As the requirement page has them. */
const withQuotes = records.map(({ urlPath, sources }) => ({
  urlPath,
  sources: sources.map(({ says = {}, ...source }) => ({
    ...source,
    quotes: Object.entries(says).map(([rule, words]) => ({ rule, words })),
  })),
}));
const firstOf = (urlPath: string, bcp47: string) =>
  bestFirst(withQuotes.find((record) => record.urlPath === urlPath)!.sources, bcp47)[0]!.name;

function hostOf(urlPath: string) {
  const page = authoritySource(withQuotes.find((record) => record.urlPath === urlPath)!.sources, "en");
  return page && new URL(page.url).hostname;
}

test("finds an authority's page after lists, and returns null without one", () => {
  expect(hostOf("us-passport")).toBe("travel.state.gov");
  expect(hostOf("std-22x32")).toBeNull();
});

test("a list that cites an authority's page holds no rules", () => {
  const named = records.flatMap(({ sources }) => authoritySource(sources, "en")?.name ?? []);
  expect(named.filter((name) => /not\s+read/.test(name))).toEqual([]);
});

const day = "2026-09-28";
const of = (kind: "authority" | "copy" | "press" | "list", seen: string | null = day) => ({
  name: "Rules",
  url: "https://example.org/photo",
  kind,
  seen,
});

test("takes the first page that was read, and none if none was", () => {
  const [unread, read] = [of("authority", null), of("authority")];
  expect(authoritySource([of("list"), unread, read], "en")).toBe(read);
  expect(authoritySource([unread, of("copy"), of("press")], "en")).toBeNull();
});

test("a source quoted for remarks alone comes after those that state a rule", () => {
  const remark = { ...of("authority"), quotes: [{ rule: "remarks" }] };
  const list = of("list", null);
  expect(bestFirst([remark, list], "en")).toEqual([list, remark]);
});

test("what states the size comes first, though others state other rules; of a list of other rules, what states those", () => {
  expect(firstOf("tr-visa", "en")).toMatch(/^Asa Foto/);
  const glasses = { ...of("authority"), quotes: [{ rule: "glasses" }] };
  const size = { ...of("press"), quotes: [{ rule: "size" }] };
  expect(bestFirst([glasses, size], "en")).toEqual([size, glasses]);
  const editing = { ...of("authority"), quotes: [{ rule: "editing" }] };
  expect(bestFirst([size, editing], "en", "editing")).toEqual([editing, size]);
});

test("puts what weighs most first, of an authority's texts what states the size, and undated sources last", () => {
  const [authority, copy, press, list] = [of("authority"), of("copy"), of("press"), of("list")];
  const undated = of("authority", null);
  expect(bestFirst([list, undated, press, copy, authority], "en")).toEqual([
    authority,
    copy,
    press,
    list,
    undated,
  ]);
  const stating = { ...authority, quotes: [{ rule: "head" }, { rule: "size" }] };
  const copyStating = { ...copy, quotes: [{ rule: "size" }] };
  const pressStating = { ...press, quotes: [{ rule: "size" }] };
  expect(bestFirst([pressStating, authority, copyStating, stating], "en")).toEqual([
    stating,
    copyStating,
    authority,
    pressStating,
  ]);
});

test("whose words carry the sentence above them comes first: before pages known through others, and copies", () => {
  expect(firstOf("us-passport", "en")).toMatch(/^US Embassy in Bulgaria/);
  expect(firstOf("us-passport", "ja")).toMatch(/^US Embassy in Bulgaria/);
  expect(firstOf("sa-visa", "en")).toMatch(/^Embassy of Saudi Arabia/);
  const secondHand = { ...of("authority"), quoted: true, quotes: [{ rule: "size" }] };
  const own = { ...of("copy"), quotes: [{ rule: "size" }] };
  expect(bestFirst([of("authority"), secondHand, own], "en")).toEqual([own, secondHand, of("authority")]);
});

test("an authority's own text that the reader can read comes before its embassy's in another language", () => {
  const quoting = (words: string, url: string) => ({
    ...of("authority"),
    url,
    quotes: [{ rule: "size", words }],
  });
  const german = quoting("Das Foto ist 35 mm breit", "https://www.berlin.de/foto");
  const english = quoting("The photo must be 35 mm wide", "https://www.berlin.de/photo");
  const arabic = quoting("صورة شخصية حديثة", "https://example.com/photo");
  expect(bestFirst([german, english], "en")).toEqual([english, german]);
  expect(bestFirst([german, english], "de")).toEqual([german, english]);
  expect(bestFirst([german, arabic], "ar")).toEqual([arabic, german]);
});

test("of the sources a page says when the first was read, where the authority's is, and how many lists there are", () => {
  const whole = (kind: "authority" | "list", seen: string | null, rule: "size" | "glasses") => ({
    ...of(kind, seen),
    quoted: false,
    quotes: [{ rule, words: "white" }],
  });
  const ministry = { ...whole("authority", "2026-11-28", "glasses"), url: "https://example.org/ministry" };
  const lists = [whole("list", null, "size"), whole("list", day, "size"), whole("list", day, "glasses")];
  expect(evidenceOf([...lists, ministry], "size", "en")).toEqual({
    read: day,
    authorityUrl: ministry.url,
    lists: 2,
  });
  expect(evidenceOf([], "size", "en")).toEqual({ read: null, authorityUrl: null, lists: 0 });
});
