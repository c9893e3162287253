import { resolve } from "node:path";
import { afterEach, expect, test } from "@jest/globals";
import { cleanup, screen } from "@testing-library/react";
import { loadTemplates } from "../../../../catalogue/templates/load-templates";
import { collectTemplates } from "../../../../catalogue/templates/template-collection";
import { RequirementView } from "../../../../src/components/requirement/requirement-view";
import { renderEnglish, texts } from "../render";

afterEach(cleanup);

const contentDir = resolve("content");
const templates = collectTemplates(loadTemplates(resolve(contentDir, "templates")), [], contentDir, "en");
function show(urlPath: string, onlineUrlPath = "") {
  const online = templates.byUrlPath.get(onlineUrlPath) ?? null;
  const page = renderEnglish(
    <RequirementView template={templates.byUrlPath.get(urlPath)!} online={online} />,
  ).container;
  return {
    header: page.querySelector("header")!.textContent!.replace(/\u00a0/g, " "),
    text: page.textContent,
  };
}

test.each([
  [
    "the size and pixels of a print",
    "us-passport",
    /^The photo measures 2 × 2 in, or 600 × 600 px at 300 dpi\.Background White/,
  ],
  [
    "the pixels of an upload and its limit before the print",
    "us-visa",
    /^File to upload 600 × 600 to 1200 × 1200 px · JPEG, at most 240 kBThe print measures 2 × 2 in\.Background White/,
  ],
  [
    "one size in pixels where a print would have other ones",
    "in-passport",
    /^File to upload 630 × 810 px · JPEG, at most 250 kBThe print measures 35 × 45 mm\.Background White/,
  ],
  [
    "that the pixels of an upload are the least ones, and that it stays uncropped",
    "gb-passport-online",
    /^The photo measures at least 600 × 750 px\. The upload must not be cropped\.File to upload JPEG, 50 kB to 10 MB/,
  ],
  [
    "the least and the most pixels where both are stated",
    "ca-passport-online",
    /^The photo measures at least 1200 × 1800 px\.( The upload must not be cropped\.)?File to upload 1200 × 1800 to 3000 × 4500 px/,
  ],
  [
    "the size of a file that may be smaller",
    "cn-cet",
    /^The photo measures 480 × 640 px\.File to upload At least 144 × 192 px/,
  ],
  ["no print of what is only uploaded", "us-dv-lottery", /^The photo measures 600 × 600 px\.File/],
  [
    "both of an upload that is measured in millimetres",
    "in-gate",
    /^The photo measures 35 × 45 mm\.File to upload 200 × 260 to 530 × 690 px/,
  ],
  [
    "that the size is our own, and the range that is allowed",
    "in-evisa",
    /^We chose 600 × 600 px for this photo\.File to upload 350 × 350 to 1000 × 1000 px · JPEG, 10 kB to 1 MB/,
  ],
  [
    "background, glasses and what refuses most photos",
    "us-passport",
    /Background White \/ Off-white · Glasses Not allowed \(See the note\)Photo no older than 6 months\. A selfie is not accepted: .*camera\. Do not replace the background\.$/,
  ],
  [
    "last, and of which applications, a file that not all ask for",
    "mn-passport",
    /Glasses .*File to upload 413 × 531 px \(Only for some applications\)/,
  ],
])("the sentence above the fold says %s", (_, urlPath, sentence) => {
  const { photoTitle } = templates.byUrlPath.get(urlPath)!;
  expect(show(urlPath).header.replace(photoTitle, "")).toMatch(sentence);
});

test("a photo that the application takes is not said to be handed in", () => {
  const { header, text } = show("in-ssc");
  expect(header).not.toContain("The photo measures");
  expect(text).not.toContain(texts.evidence.open.ask);
});

test("that the application takes the photo is said before its rules, in-rrb and every other one", () => {
  const live = [...templates.byUrlPath.values()].filter(({ takenBy }) => takenBy === "live");
  expect(live.map(({ urlPath }) => urlPath)).toContain("in-rrb");
  for (const { urlPath, photoTitle } of live)
    expect([urlPath, show(urlPath).header.replace(photoTitle, "")]).toEqual([
      urlPath,
      expect.stringMatching(new RegExp(`^${texts.evidence.takenBy.liveNote}`)),
    ]);
});

test("that the background may not be replaced is said on paper too", () => {
  show("us-passport");
  const said = screen.getByText(new RegExp(texts.requirement.editing.keep));
  expect(said.closest("header")).toBeTruthy();
  expect(said.closest("[data-print=no]")).toBeNull();
});

test.each([
  ["us-passport", "primary"],
  ["de-passport", "secondary"],
  ["us-green-card", "secondary"],
  ["in-ssc", "secondary"],
])(
  "the button of %s is %s: only where a photo made at home may be used is it the main one",
  (urlPath, variant) => {
    show(urlPath);
    const button = screen.getByRole("link", { name: texts.requirement.make });
    expect(button.dataset.variant).toBe(variant);
  },
);

test.each([
  ["none of a file that must stay uncropped", "gb-passport-online", false],
  ["one of a file that is cropped", "us-visa", true],
])("the page draws %s", (_, urlPath, isDrawn) => {
  const template = templates.byUrlPath.get(urlPath)!;
  renderEnglish(<RequirementView template={template} />);
  expect(screen.queryByText(texts.requirement.sample) !== null).toBe(isDrawn);
  // Where nothing is drawn, the head of the page says that the file is not cropped.
  expect(document.body.textContent.includes(texts.requirement.makeUncropped)).toBe(!isDrawn);
});

test("a size that differs by office, and one that only lists give, is said above the fold", () => {
  const [note] = templates.byUrlPath.get("tr-visa")!.notes;
  expect(show("tr-visa").header).toContain(note!.replace(/\u00a0/g, " "));
  expect(show("tr-visa").text.split(note!)).toHaveLength(2);
  expect(show("mr-passport").header).toContain(texts.evidence.listOnlyOne);
  const several = [...templates.byUrlPath.values()].find(
    ({ confidence, sources, workingSize }) =>
      confidence === "list" && !workingSize && sources.filter(({ kind }) => kind === "list").length > 2,
  )!;
  expect(show(several.urlPath).header).toContain(texts.evidence.listOnly);
});

test("that no source states a size is said above the fold, and in its row that it is ours", () => {
  const { header, text } = show("in-upsc");
  expect(header).toContain(texts.evidence.sizeOpen);
  expect(text).toContain(`1.38\u00a0×\u00a01.77\u00a0in${texts.evidence.ownChoice}`);
});

test("where a note says which colour is right for whom, the first screen leads to it", () => {
  const { white, blue } = texts.common.backgroundName;
  const { header } = show("lk-eta");
  expect(header).toContain(`${white} / ${blue} (${texts.evidence.inNotes})`);
  expect(header).not.toContain(texts.evidence.ownChoice);
});

test("a print that a shop has to make is said above the fold", () => {
  const { header, text } = show("gb-passport");
  expect(header).toContain(texts.evidence.shopPrint);
  // "Accepted" alone, of a photo taken at home, would read as the opposite.
  expect(text).toContain(`${texts.evidence.takenBy.anyone}${texts.evidence.inNotes}`);
  const link = screen.getAllByRole("link", { name: texts.evidence.inNotes }).at(-1)!;
  expect(document.querySelector(link.getAttribute("href")!)!.textContent).toBe(texts.evidence.shopPrint);
  expect(show("de-passport").header).not.toContain(texts.evidence.shopPrint);
  // Who has to take the photo is said there already.
  expect(show("ca-passport").header).not.toContain(texts.evidence.shopPrint);
});

test.each([
  ["gb-passport", "gb-passport-online", "you need an uncropped file instead: "],
  ["ie-passport", "ie-passport-online", "choose "],
])(
  "before the way to the tool, the page of a print leads to the photo for the web: %s",
  (print, file, words) => {
    const { photoTitle } = templates.byUrlPath.get(file)!;
    expect(show(print, file).header).toContain(`If you apply online, ${words}${photoTitle}.`);
    expect(screen.getAllByRole("link", { name: photoTitle })[0]!.getAttribute("href")).toBe(
      `/requirements/${file}`,
    );
  },
);
