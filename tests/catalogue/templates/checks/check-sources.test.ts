import { expect, test } from "@jest/globals";
import { parse } from "yaml";
import { checkSources } from "../../../../catalogue/templates/checks/check-sources";
import { goodTemplate, templateFile } from "../../content-folder";

const good = parse(templateFile(goodTemplate)).templates[0];
function said(change: object) {
  const faults: string[] = [];
  checkSources({ ...good, ...change }, (path, problem) => faults.push(`${path.join(".")}: ${problem}`));
  return faults;
}
const source = { name: "A", url: "https://example.org/photos", seen: "2026-11-27", kind: "press" };
const ofSource = (change: object) => said({ sources: [{ ...source, ...change }] });

test("a good source has no fault", () => {
  expect(ofSource({})).toEqual([]);
});

test.each(["https://mfa.bg", "https://www.gosuslugi.ru/", "http://bma.gov.md/ro"])(
  "%s states no rules",
  (url) => {
    expect(ofSource({ url })).toEqual(["sources.0.url: a home page states no rules."]);
  },
);

test("an address with a query is a page", () => {
  expect(ofSource({ url: "https://gov.example/?page_id=2466" })).toEqual([]);
});

test("nothing follows the note on how a source is known, which alone is translated", () => {
  const name = "Police, 2007 (known through a quotation)";
  expect(ofSource({ name })).toEqual([]);
  expect(ofSource({ name: name.replace("Police, 2007", "Police").replace(")", " of 2007)") })).toEqual([
    "sources.0.name: words follow the note on how it is known, and would stay English beside its translation.",
  ]);
});

test("left-out words stand as three dots between parts that a reader can search for", () => {
  expect(ofSource({ says: { size: "35 mm ... 45 mm" } })).toEqual([]);
  expect(ofSource({ says: { size: "35 mm … 45 mm" } })).toEqual([
    "sources.0.says.size: a reader who searches the page for these words finds none.",
  ]);
});

test("what claims to have been read says when", () => {
  const undated = ["sources.0.seen: it claims to have been read, but not when."];
  expect(ofSource({ seen: null })).toEqual([]);
  expect(ofSource({ seen: null, kind: "authority", name: "Police (read as a copy)" })).toEqual(undated);
  expect(ofSource({ seen: null, says: { size: "35 x 45 mm" } })).toEqual(undated);
});

test("a list stands beside the authority's text only for what the text leaves open", () => {
  const text = { ...source, kind: "authority" };
  const list = { ...source, kind: "list" };
  const refused = ["sources.1: it is a list, and an authority's text states the size."];
  expect(said({ sources: [text, list] })).toEqual(refused);
  expect(said({ sources: [text, { ...list, says: { head: "not noted" } }] })).toEqual([]);
  expect(said({ sources: [{ ...text, quoted: true }, list] })).toEqual([]);
  expect(said({ sources: [{ ...text, says: { glasses: "not noted" } }, list] })).toEqual([]);
});

test("a size has a source, or is called one of ours", () => {
  const sources = [{ ...source, says: { file: "10 kB" } }];
  expect(said({ sources })).toEqual(["sources: no source states the size."]);
  expect(said({ sources, workingSize: true })).toEqual([]);
  expect(said({ sources: [{ ...source, says: { size: "2 x 2" } }], workingSize: true })).toEqual([
    "workingSize: a source states the size.",
  ]);
});

test("only an authority's text makes a policy official, and only such a text is quoted by others", () => {
  const official = (sources: object[]) =>
    said({ editPolicy: { ...good.editPolicy, confidence: "official", sources } });
  const notRead = [
    "editPolicy.confidence: none of its sources is a text of the authority that was read itself.",
  ];
  const text = { ...source, kind: "authority" };
  expect(official([text])).toEqual([]);
  expect(official([source])).toEqual(notRead);
  expect(official([{ ...text, quoted: true }])).toEqual(notRead);
  expect(official([{ ...text, seen: null }])).toEqual(notRead);
  expect(ofSource({ quoted: true })).toEqual([
    "sources.0.quoted: a source of the kind press has words of its own.",
  ]);
});

test("that a signature is written with a pen is quoted", () => {
  const signature = { maxKb: 30, penOnPaper: true };
  const claim = ["signature.penOnPaper: no source is quoted for it."];
  const stated = { size: "2 x 2" };
  expect(said({ signature, sources: [{ ...source, says: stated }] })).toEqual(claim);
  expect(said({ signature, sources: [{ ...source, says: { ...stated, signature: "not noted" } }] })).toEqual(
    claim,
  );
  expect(said({ signature, sources: [{ ...source, says: { ...stated, signature: "black pen" } }] })).toEqual(
    [],
  );
});

test("that a form asks for name and date is quoted", () => {
  const caption = { heightRatio: 0.2 };
  const says = { size: "2 x 2" };
  expect(said({ caption, sources: [{ ...source, says }] })).toEqual(["caption: no source is quoted for it."]);
  expect(
    said({ caption, sources: [{ ...source, says: { ...says, remarks: "name at the bottom" } }] }),
  ).toEqual([]);
});
