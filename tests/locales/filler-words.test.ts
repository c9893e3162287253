import { resolve } from "node:path";
import { expect, test } from "@jest/globals";
import { loadTemplates } from "../../catalogue/templates/load-templates";
import { collectTemplates } from "../../catalogue/templates/template-collection";
import { makeSearchIndex, searchGroups } from "../../contract/search/search-groups";
import { fillerWords } from "../../locales/filler-words";
import { foldText } from "../../locales/fold-text";
import { languages } from "../../locales/languages";

const contentDir = resolve("content");
const records = loadTemplates(resolve(contentDir, "templates"));
const groupsIn = (code: string) => collectTemplates(records, [], contentDir, code).groups;

const fillers = new Set(fillerWords.split(" ").map((word) => foldText(word.replaceAll("_", " "))));

test("no filler word is the name of a country in any language", () => {
  const names = languages.flatMap(({ code }) =>
    groupsIn(code).flatMap(({ countryName, aliases }) => [countryName, ...aliases].map(foldText)),
  );
  expect([...new Set(names)].filter((name) => fillers.has(name))).toEqual([]);
});

test.each([
  ["en", "uk passport renewal", "gb-passport"],
  ["en", "first us passport application for child", "us-passport"],
  ["en", "lost india passport apply online", "in-passport"],
  ["de", "reisepass deutschland verlängern", "de-passport"],
  ["de", "neuen personalausweis beantragen deutschland", "de-id-card"],
  ["fr-fr", "renouvellement passeport france", "fr-passport"],
  ["spa", "renovar pasaporte españa", "es-passport"],
  ["pt", "renovação passaporte brasil", "br-passport"],
  ["it", "rinnovo passaporto italia", "it-passport"],
  ["tr", "pasaport yenileme türkiye", "tr-passport"],
  ["pl", "wymiana paszport polska", "pl-passport"],
  ["ru-ru", "замена паспорт россия", "ru-passport"],
  ["ara", "تجديد جواز سفر مصر", "eg-passport"],
  ["hi", "पासपोर्ट रिन्यू भारत", "in-passport"],
  ["jp", "日本パスポート更新", "jp-passport"],
  ["kor", "한국 여권 재발급", "kr-passport"],
  ["zh", "中国护照换发", "cn-passport"],
  ["vie", "gia hạn hộ chiếu việt nam", "vn-passport"],
  ["th", "ต่ออายุหนังสือเดินทางไทย", "th-passport"],
])("in %s “%s” finds %s, and nothing nearly", (code, query, urlPath) => {
  const { groups, isNear } = searchGroups(makeSearchIndex(groupsIn(code)), query);
  const found = groups[0]?.templateList.map((document) => document.urlPath) ?? [];
  expect([isNear, found.includes(urlPath) ? urlPath : found.slice(0, 3)]).toEqual([false, urlPath]);
});
