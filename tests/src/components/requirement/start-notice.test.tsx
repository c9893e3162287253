import { resolve } from "node:path";
import { afterEach, expect, test } from "@jest/globals";
import { cleanup, screen } from "@testing-library/react";
import { loadTemplates } from "../../../../catalogue/templates/load-templates";
import { collectTemplates } from "../../../../catalogue/templates/template-collection";
import { RequirementView } from "../../../../src/components/requirement/requirement-view";
import { StartNotice } from "../../../../src/components/requirement/start-notice";
import { renderEnglish, texts } from "../render";

afterEach(cleanup);

const contentDir = resolve("content");
const records = loadTemplates(resolve(contentDir, "templates"));
const { byUrlPath } = collectTemplates(records, [], contentDir, "en");
const guide = { guideId: "de-passport", title: "German passport photo", lang: "en" };
const notices = () => [...document.querySelectorAll("[data-kind]")];

function show(urlPath: string) {
  const template = byUrlPath.get(urlPath)!;
  renderEnglish(<RequirementView template={template} guide={guide} />);
  return template;
}

test("a document that accepts no photo from home says so in a warning", () => {
  show("fr-passport");
  expect(notices().map((notice) => notice.getAttribute("data-kind"))).toEqual(["warn"]);
  expect(notices()[0]!.textContent).toContain(texts.evidence.takenBy.studioNote);
});

test.each([
  ["ca-passport", 0],
  ["de-passport", 0],
  ["us-visa", 0],
  ["in-cuet", 0],
  ["eg-evisa", 1],
])("%s tells who takes the photo in the notice, once on the page", (urlPath, index) => {
  const note = show(urlPath).notes[index]!;
  expect(document.getElementById("warning")?.textContent).toBe(note);
  expect(document.body.textContent.split(note)).toHaveLength(2);
  expect(screen.queryByText(texts.evidence.takenBy.studioNote)).toBeNull();
});

test("all that is to be known before a photo is made stands in one box above the button", () => {
  const { exempt, notes } = show("schengen-visa");
  expect(notices().map((notice) => notice.textContent)).toEqual([[exempt, notes[1], notes[0]].join("")]);
});

test("the guide of a document is beside the way to its photo", () => {
  show("us-passport");
  expect(notices()).toEqual([]);
  expect(screen.getByRole("link", { name: guide.title }).getAttribute("href")).toBe("/guide/de-passport");
});

test("who needs none is no warning, and nothing to say is no box", () => {
  renderEnglish(<StartNotice exempt="Citizens of 67 countries need none." warnings={[{ text: null }]} />);
  expect(notices().map((notice) => notice.getAttribute("data-kind"))).toEqual(["plain"]);
  cleanup();
  renderEnglish(<StartNotice exempt={null} warnings={[{ text: false }]} />);
  expect(notices()).toEqual([]);
});
