import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "@jest/globals";
import { Value } from "typebox/value";
import { parse } from "yaml";
import { type Content, loadContent } from "../../catalogue/content";
import { schemaFaults } from "../../catalogue/faults/schema-faults";
import { loadHot } from "../../catalogue/templates/hot";
import { loadTemplates } from "../../catalogue/templates/load-templates";
import type { TemplateRecord } from "../../catalogue/templates/template-file";
import { CountryGroupSchema, confidences, TemplateDetailSchema } from "../../contract/document/template";
import { languages } from "../../locales/languages";

let content: Content;
let records: TemplateRecord[];

beforeAll(async () => {
  content = await loadContent();
  records = loadTemplates("content/templates");
});

/** These statements appear in an article on replaced backgrounds, in the FAQ and on the page of the data desk. */
describe("what authorities say about editing", () => {
  it("is unknown for most documents; dozens keep the background, and none allows software to replace it", () => {
    const real = records.filter(({ country }) => country !== "XX");
    const stated = real.filter(({ editPolicy }) => editPolicy.statement !== null);
    const policies = real.map(({ editPolicy }) => editPolicy.background);
    expect(stated.length).toBeLessThan(real.length / 2);
    expect(policies.filter((background) => background === "keep").length).toBeGreaterThan(36);
    expect(policies).not.toContain("may-replace");
  });
});

/** The article on photos of babies names them. */
describe("head heights of children", () => {
  it("are stated by documents of the countries that the article names, and of no others", () => {
    const article = readFileSync("content/blog/baby-passport-photos/en.mdx", "utf8");
    const [, others] = /- (.+) have a range of their own for children/.exec(article)!;
    const regions = new Intl.DisplayNames("en", { type: "region" });
    const stated = records
      .filter(({ forChildren }) => forChildren?.groups.some(({ head }) => head))
      .map(({ country }) => regions.of(country));
    expect(new Set(stated)).toEqual(new Set(["Netherlands", ...others!.split(/, | and /)]));
  });
});

describe("sources", () => {
  it("have one of four confidence marks, and many have no date, as the FAQ says", () => {
    const answer = readFileSync("content/faq/where-the-numbers-come-from/en.md", "utf8");
    expect(confidences).toHaveLength(4);
    expect(answer).toContain("one of four levels");
    expect(answer).not.toContain("their dates");
    const undated = records.flatMap(({ sources }) => sources).filter(({ seen }) => seen === null);
    expect(undated.length).toBeGreaterThan(100);
  });
});

describe("the documents", () => {
  it("cover more than 150 countries and 430 documents besides the general sizes", () => {
    const real = records.filter(({ country }) => country !== "XX");
    expect(real.length).toBeGreaterThan(430);
    expect(new Set(real.map(({ country }) => country)).size).toBeGreaterThan(150);
    expect(records.length - real.length).toBeGreaterThanOrEqual(19);
  });

  it("cover every country and visa that the main job names", () => {
    const passports =
      "us gb de fr it es nl pl ch se ru ua tr in cn jp kr th vn my sg hk tw ca mx br ar au nz za ng eg sa ae il";
    const named = [
      ...passports.split(" ").map((cc) => `${cc}-passport`),
      ...["us-visa", "schengen-visa", "gb-visa", "cn-visa", "in-visa"],
    ];
    expect(named.filter((urlPath) => !content.photoRule(urlPath))).toEqual([]);
  });

  it("answer in the contract's shape in every language, with a name for every country", () => {
    for (const { code } of languages) {
      const groups = content.countryGroups(code).data;
      expect(groups.length).toBe(new Set(records.map(({ country }) => country)).size);
      for (const group of groups) {
        expect([code, group.countryCode, schemaFaults(CountryGroupSchema, group)]).toEqual([
          code,
          group.countryCode,
          [],
        ]);
        expect(group.countryName).not.toBe(group.countryCode);
      }
    }
    expect(Value.Check(TemplateDetailSchema, content.templateDetail("jp", "us-visa")?.data)).toBe(true);
  });

  it("have names that differ within a country", () => {
    for (const group of content.countryGroups("en").data) {
      const names = group.templateList.map(({ name }) => name);
      expect(names).toEqual([...new Set(names)]);
    }
  });

  it("leave room for the head in every photo that the engine is asked for", () => {
    const hasRoom = (urlPath: string) => {
      const { head, heightMm, topMarginMm, eyeLineMm, digital } = content.photoRule(urlPath)!;
      const lowestMm = (head?.heightMm.min ?? 0) + (topMarginMm?.min ?? 0);
      const bands = [eyeLineMm, topMarginMm, digital?.widthPx, digital?.heightPx];
      return (
        (head?.heightMm.max ?? 0) < heightMm &&
        lowestMm < heightMm &&
        bands.every((band) => !band || band.min <= (band.max ?? Number.POSITIVE_INFINITY))
      );
    };
    expect(records.map(({ urlPath }) => urlPath).filter((urlPath) => !hasRoom(urlPath))).toEqual([]);
  });

  it("never claim a check on a live page that nobody made, and always name a source", () => {
    const claims = records.filter(({ verifiedAt, sources }) => verifiedAt !== null || sources.length === 0);
    expect(claims.map(({ urlPath }) => urlPath)).toEqual([]);
  });

  it("keep what the authorities say about editing", () => {
    const policy = (urlPath: string) => content.photoRule(urlPath)?.editPolicy;
    expect(policy("us-passport")).toEqual({ background: "keep", retouch: "forbidden", geometry: "unknown" });
    expect(policy("gb-passport")).toEqual({ background: "keep", retouch: "forbidden", geometry: "unknown" });
    for (const urlPath of ["gb-passport-online", "us-passport-online"])
      expect(policy(urlPath)).toEqual({ background: "keep", retouch: "forbidden", geometry: "forbidden" });
    expect(policy("us-visa")?.geometry).toBe("allowed");
    expect(policy("std-35x45")).toEqual({
      background: "may-replace",
      retouch: "unknown",
      geometry: "allowed",
    });
    expect(policy("af-visa")?.background).toBe("unknown");
  });

  it("keep the background if a text forbids edited or composite photos or replaced backgrounds", () => {
    const refusing = [
      ...["id-driving-licence", "de-visa", "it-visa", "cn-taiwan-permit", "tw-passport", "tw-id-card"],
      ...["kr-driving-licence", "kr-residence-card", "jp-residence-card", "jp-driving-licence"],
      ...["np-passport", "jo-passport", "gb-eta", "gb-citizencard", "sa-passport", "sg-visa", "sg-pr"],
      ...["jp-evisa", "cn-legal-exam", "gh-visa", "se-visa", "za-visa", "nz-citizenship"],
      ...["cn-ncre", "cn-cet", "cn-graduate-exam"],
      ...["au-baby-passport", "ca-baby-passport", "in-child-passport"],
    ];
    const policyOf = new Map(records.map(({ urlPath, editPolicy }) => [urlPath, editPolicy]));
    expect(refusing.filter((urlPath) => policyOf.get(urlPath)?.background !== "keep")).toEqual([]);
  });

  it("say that the office, or only a studio, takes the photo", () => {
    const taken = {
      office: [
        "no-visa",
        ...["kz-id-card", "hk-id-card", "vn-id-card", "pt-residence-permit"],
        ...["br-driving-licence", "au-nsw-driving-licence", "bo-passport"],
        ...["ci-visa", "se-work-permit", "sa-iqama", "om-passport"],
      ],
      studio: [...["ca-citizenship-online", "my-student-pass", "my-visa", "mo-passport"]],
      appointment: ["us-green-card", "us-ead", "us-travel-document", "us-naturalization"],
      code: ["gr-driving-licence", "fr-residence-permit"],
      abroad: [
        "in-passport",
        "za-passport",
        "za-id-card",
        "gh-passport",
        "ao-passport",
        "pa-passport",
        "ug-passport",
        "pe-id-card",
        "cz-passport",
        "kz-passport",
        "ro-id-card",
        "lu-passport",
      ],
    };
    const takenBy = new Map(records.map((record) => [record.urlPath, record.takenBy]));
    for (const [who, urlPaths] of Object.entries(taken))
      expect(urlPaths.filter((urlPath) => takenBy.get(urlPath) !== who)).toEqual([]);
  });

  it("take a file where the application is made online, and no print where only the file counts", () => {
    const online = new Map(records.map((record) => [record.urlPath, record.online]));
    const applied = [
      ...["cm-visa", "bs-passport", "eg-passport", "ng-visa", "ae-visa", "ae-residence", "sa-passport"],
      ...["gb-citizencard", "np-visa", "qa-visa", "zw-visa"],
    ];
    expect(applied.filter((urlPath) => !online.get(urlPath))).toEqual([]);
    const { printable, unit } = records.find(({ urlPath }) => urlPath === "us-dv-lottery")!;
    expect({ printable, unit }).toEqual({ printable: false, unit: "px" });
  });

  it("offer on the home page no photo that only a studio delivers or that is taken on the spot", () => {
    const takenBy = new Map(records.map((record) => [record.urlPath, record.takenBy]));
    for (const { code } of languages) {
      const offered = content.hot(code).data.list.map(({ urlPath }) => urlPath);
      expect(
        offered.filter((urlPath) =>
          ["studio", "office", "live", "code"].includes(takenBy.get(urlPath) ?? ""),
        ),
      ).toEqual([]);
    }
  });

  it("name in hot.yaml only photos whose authority says that one from home will do", () => {
    const takenBy = new Map(records.map((record) => [record.urlPath, record.takenBy]));
    const hot = loadHot("content", new Set(takenBy.keys()));
    const named = parse(readFileSync("content/hot.yaml", "utf8")) as string[];
    expect(hot("xx")).toEqual(named);
    const unsaid = named.filter(
      (urlPath) => takenBy.get(urlPath) !== "anyone" && !urlPath.startsWith("std-"),
    );
    expect(unsaid).toEqual([]);
  });

  it("have one head for the Turkish documents that take the same photo", () => {
    for (const urlPath of ["tr-passport", "tr-id-card", "tr-driving-licence"])
      expect(content.photoRule(urlPath)?.head).toEqual({ heightMm: { min: 32, max: 36 }, crown: "skull" });
  });

  it("count the hair where the authority does", () => {
    expect(content.photoRule("us-passport")?.head?.crown).toBe("hair");
    expect(content.photoRule("jp-residence-card")?.head?.crown).toBe("hair");
    expect(content.photoRule("de-passport")?.head?.crown).toBe("skull");
    expect(content.photoRule("gb-passport")?.head?.crown).toBe("skull");
  });
});
