import { resolve } from "node:path";
import { expect, test } from "@jest/globals";
import { loadTemplates } from "../../../../../catalogue/templates/load-templates";
import {
  authoritySource,
  bestFirst,
} from "../../../../../src/components/requirement/sources/authority-source";

const records = loadTemplates(resolve("content/templates"));
function hostOf(urlPath: string) {
  const page = authoritySource(records.find((record) => record.urlPath === urlPath)!.sources);
  return page && new URL(page.url).hostname;
}

test("finds an authority's page after lists, and returns null without one", () => {
  expect(hostOf("us-passport")).toBe("travel.state.gov");
  expect(hostOf("de-passport")).toBe("www.bochum.de");
  expect(hostOf("std-22x32")).toBeNull();
});

test("a list that cites an authority's page holds no rules", () => {
  expect(hostOf("kz-passport")).toBeNull();
  const named = records.flatMap(({ sources }) => authoritySource(sources)?.name ?? []);
  expect(named.filter((name) => /not\s+read/.test(name))).toEqual([]);
});

const day = "2026-09-28";
const of = (kind: "authority" | "copy" | "press" | "list", seen: string | null = day) => ({ kind, seen });

test("takes the first page that was read, and none if none was", () => {
  const [unread, read] = [of("authority", null), of("authority")];
  expect(authoritySource([of("list"), unread, read])).toBe(read);
  expect(authoritySource([unread, of("copy"), of("press")])).toBeNull();
});

test("a source quoted for remarks alone comes after those that state a rule", () => {
  const remark = { ...of("authority"), quotes: [{ rule: "remarks" }] };
  const list = of("list", null);
  expect(bestFirst([remark, list])).toEqual([list, remark]);
});

test("puts what weighs most first, of an authority's texts what states the size, and undated sources last", () => {
  const [authority, copy, press, list] = [of("authority"), of("copy"), of("press"), of("list")];
  const undated = of("authority", null);
  expect(bestFirst([list, undated, press, copy, authority])).toEqual([authority, copy, press, list, undated]);
  const stating = { ...authority, quotes: [{ rule: "head" }, { rule: "size" }] };
  const copyStating = { ...copy, quotes: [{ rule: "size" }] };
  const pressStating = { ...press, quotes: [{ rule: "size" }] };
  expect(bestFirst([pressStating, authority, copyStating, stating])).toEqual([
    stating,
    copyStating,
    authority,
    pressStating,
  ]);
});
