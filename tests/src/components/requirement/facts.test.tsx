import { resolve } from "node:path";
import { afterEach, expect, test } from "@jest/globals";
import { cleanup, screen } from "@testing-library/react";
import { loadTemplates } from "../../../../catalogue/templates/load-templates";
import { collectTemplates } from "../../../../catalogue/templates/template-collection";
import { Facts } from "../../../../src/components/requirement/facts";
import { OpenNotice } from "../../../../src/components/requirement/sources/open-notice";
import { renderEnglish, texts } from "../render";

afterEach(cleanup);

const contentDir = resolve("content");
const templates = collectTemplates(
  loadTemplates(resolve(contentDir, "templates")),
  [],
  contentDir,
  "en",
).byUrlPath;
const { facts, value } = texts.requirement;
const valueBeside = (label: string) =>
  screen.getByText(label).parentElement!.querySelector("dd")!.textContent;

test("a document without a known upload is not called unsuitable for online use", () => {
  const printOnly = [...templates.values()].find(({ online, takenBy }) => !online && takenBy !== "live");
  renderEnglish(<Facts template={printOnly!} />);
  expect(valueBeside(facts.online)).toBe("No upload known");
  expect(valueBeside(facts.printable)).toBe(value.yes);
});

test("one that has an upload is suitable", () => {
  renderEnglish(<Facts template={templates.get("gb-passport-online")!} />);
  expect(valueBeside(facts.online)).toBe(value.yes);
});

test("one whose photo is taken live in the application is called neither printable nor to be uploaded", () => {
  renderEnglish(<Facts template={templates.get("in-ssc")!} />);
  expect(screen.queryByText(facts.online)).toBeNull();
  expect(screen.queryByText(facts.printable)).toBeNull();
  expect(valueBeside(texts.evidence.takenBy.label)).toBe(texts.evidence.takenBy.live);
});

test("open questions are called unconfirmed, because remarks may give values from lists", () => {
  renderEnglish(<OpenNotice />);
  expect(screen.queryByText(/No source .* gives a head height/)).toBeNull();
  expect(screen.getByText(/no confirmed head height/)).toBeTruthy();
});

test("a rule that stands in a remark is not called unknown", () => {
  renderEnglish(<Facts template={templates.get("in-neet")!} />);
  expect(valueBeside(facts.head)).toBe(texts.evidence.inNotes);
  expect(valueBeside(value.unknown)).toContain(facts.eyeLine);
  expect(valueBeside(value.unknown)).not.toContain(facts.head);
});
