import { resolve } from "node:path";
import { expect, test } from "@jest/globals";
import { loadTemplates } from "../../../../catalogue/templates/load-templates";
import {
  authoritySource,
  isAuthorityPage,
  lastRead,
} from "../../../../src/components/requirement/authority-source";

const records = loadTemplates(resolve("content/templates"));
const hostOf = (urlPath: string) => {
  const page = authoritySource(records.find((record) => record.urlPath === urlPath)!.sources);
  return page && new URL(page.url).hostname;
};

test.each([
  ["https://travel.state.gov/passports", true],
  ["https://www.gov.uk/photos", true],
  ["https://www.mofa.go.jp/visa", true],
  ["https://passeport.ants.gouv.fr/photo", true],
  ["https://kuwait.diplo.de/visum", true],
  ["https://www.politiet.no/en/services/passports/", true],
  ["https://www.police.pref.miyagi.jp/hp/menkyo/menkyo_syasin.html", true],
  ["https://finlex.fi/fi/laki/alkup/2016/20161168", true],
  ["https://pets.neea.edu.cn/html1/folder/1507/1557-1.htm", true],
  ["https://pref.example.com/", false],
  ["https://github.com/some/list", false],
  ["https://abox.tools/id-photo/br-passport/", false],
  ["https://visafoto.com/gov", false],
  ["https://notbund.de/", false],
  ["https://gov.example.com/", false],
  ["https://go-cambodia-online.com/", false],
])("%s is a page of an authority: %s", (url, isOne) => {
  expect(isAuthorityPage(url)).toBe(isOne);
});

test("finds an authority's page after lists, and returns null without one", () => {
  expect(hostOf("us-passport")).toBe("travel.state.gov");
  expect(hostOf("de-passport")).toBe("www.bmi.bund.de");
  expect(hostOf("std-22x32")).toBeNull();
});

const pages = (...list: [url: string, seen: string | null][]) => list.map(([url, seen]) => ({ url, seen }));
const day = "2026-09-28";

test("takes the first page that was read, and none if none was", () => {
  const [a, b, c] = ["a", "b", "c"].map((path) => `https://www.gov.uk/${path}`) as [string, string, string];
  expect(authoritySource(pages([a, null], [b, day], [c, day]))?.url).toBe(b);
  expect(authoritySource(pages([a, null]))).toBeNull();
});

test.each([
  "https://mfa.bg",
  "https://www.gosuslugi.ru/",
  "http://bma.gov.md/ro",
  "https://presse.wien.gv.at/presse/2006/06/20/ma-62",
  "https://www.gov.kz/memleket/entities/kostanai/press/article/details/79766",
  "http://www.news.gov.hk/eng/2018/12/20181227/20181227_153850_781.html",
  "https://www.stopbirokraciji.gov.si/pobuda/?st=1244",
])("%s holds no rules", (url) => {
  expect(authoritySource(pages([url, day]))).toBeNull();
  expect(authoritySource(pages([url, day], ["https://www.gov.uk/?page=2", day]))?.url).toBe(
    "https://www.gov.uk/?page=2",
  );
});

test("sources of documents list the page with the rules first", () => {
  expect(hostOf("no-passport")).toBe("www.politiet.no");
  expect(hostOf("fi-passport")).toBe("poliisi.fi");
  expect(["si-passport", "at-passport", "kz-passport"].map(hostOf)).toEqual([null, null, null]);
});

test("no document leads to a page that its own list calls unread", () => {
  const linked = records.map(({ sources }) => authoritySource(sources)?.name);
  expect(linked.filter((name) => name && /not\s+read/.test(name))).toEqual([]);
});

test("the last reading is that of an authority's page where one is dated", () => {
  const official = { url: "https://www.gov.uk/photos", seen: "2026-09-28" };
  const copy = { url: "https://abox.tools/gb", seen: "2026-11-22" };
  expect(lastRead([copy, official])).toBe("2026-09-28");
  expect(lastRead([copy, { ...copy, seen: "2026-01-01" }])).toBe("2026-11-22");
  expect(lastRead([{ ...copy, seen: null }])).toBeNull();
});
