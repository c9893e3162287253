import { resolve } from "node:path";
import { afterEach, expect, test } from "@jest/globals";
import { cleanup, screen } from "@testing-library/react";
import { loadTemplates } from "../../../../../catalogue/templates/load-templates";
import { collectTemplates } from "../../../../../catalogue/templates/template-collection";
import { isForChild } from "../../../../../contract/document/for-child";
import { followsIcao } from "../../../../../contract/document/photo-rule";
import { Facts } from "../../../../../src/components/requirement/facts/facts";
import { OpenNotice } from "../../../../../src/components/requirement/sources/open-notice";
import { renderEnglish, texts } from "../../render";

afterEach(cleanup);

const contentDir = resolve("content");
const templates = collectTemplates(
  loadTemplates(resolve(contentDir, "templates")),
  [],
  contentDir,
  "en",
).byUrlPath;
const { facts, value } = texts.requirement;
const valueBeside = (label: string) => screen.getByText(label).closest("dt")!.nextElementSibling!.textContent;

test("a document without a known upload is not called unsuitable for online use", () => {
  const printOnly = [...templates.values()].find(
    ({ online, takenBy, shopPrint }) => !online && takenBy === "anyone" && !shopPrint,
  );
  renderEnglish(<Facts template={printOnly!} />);
  expect(valueBeside(facts.online)).toBe("No online upload found");
  expect(valueBeside(facts.printable)).toBe(value.yes);
});

test.each([
  ["us-passport", facts.headHair, "2 × 2 in50.8 × 50.8 mm", "1 to 1⅜ in25.4 to 34.9 mm"],
  ["de-passport", facts.head, "35 × 45 mm1.38 × 1.77 in", "32 to 36 mm1.26 to 1.42 in"],
])(
  "the lengths of %s are in its authority's unit, with the other below",
  (urlPath, headLabel, size, head) => {
    renderEnglish(<Facts template={templates.get(urlPath)!} />);
    expect([valueBeside(facts.size), valueBeside(headLabel)]).toEqual([size, head]);
  },
);

test.each([
  ["us-dv-lottery", facts.headHair, "300 to 414 px", facts.eyeLine, "336 to 413 px"],
  ["cn-cet", facts.head, "416 to 480 px", facts.topMargin, "53 to 77 px"],
])(
  "the lengths of %s are in pixels alone: nobody measures a file with a ruler",
  (urlPath, headLabel, head, otherLabel, other) => {
    renderEnglish(<Facts template={templates.get(urlPath)!} />);
    const { width, height } = templates.get(urlPath)!;
    const values = [facts.size, headLabel, otherLabel].map((label) =>
      valueBeside(label)?.replaceAll("\u00a0", " "),
    );
    expect(values).toEqual([`${width} × ${height} px`, head, other]);
    expect(screen.queryByText(/\d\s(mm|in)$/)).toBeNull();
  },
);

test("one that has an upload is suitable", () => {
  renderEnglish(<Facts template={templates.get("gb-passport-online")!} />);
  expect(valueBeside(facts.online)).toBe(value.yes);
});

test.each([
  ["live in the application", "in-ssc", "live"],
  ["by a photographer who uploads it", "gr-id-card", "code"],
  ["by the authority at an appointment", "us-green-card", "appointment"],
] as const)(
  "one whose photo is taken %s is called neither printable nor to be uploaded",
  (_, urlPath, takenBy) => {
    renderEnglish(<Facts template={templates.get(urlPath)!} />);
    expect(screen.queryByText(facts.online)).toBeNull();
    expect(screen.queryByText(facts.printable)).toBeNull();
    expect(valueBeside(texts.evidence.takenBy.label)).toContain(texts.evidence.takenBy[takenBy]);
  },
);

test.each(["de-passport", "ca-passport"])(
  "%s does not accept a photo taken at home, so nothing is said of its print and its upload",
  (urlPath) => {
    renderEnglish(<Facts template={templates.get(urlPath)!} />);
    expect(screen.queryByText(facts.printable)).toBeNull();
    expect(screen.queryByText(facts.online)).toBeNull();
  },
);

test("an upload that only a note describes is not said to be missing", () => {
  renderEnglish(<Facts template={templates.get("ch-passport")!} />);
  expect(valueBeside(facts.online)).toBe(texts.evidence.inNotes);
});

test("a rule that the warning tells leads to the warning", () => {
  renderEnglish(<Facts template={templates.get("us-visa")!} />);
  const row = screen.getByText(texts.evidence.takenBy.label).nextElementSibling!;
  expect(row.querySelector("a")!.getAttribute("href")).toBe("#warning");
});

test("a note beside a photo that is accepted is not called an exception", () => {
  renderEnglish(<Facts template={templates.get("in-sbi")!} />);
  const { takenBy, inNotes } = texts.evidence;
  expect(valueBeside(takenBy.label)).toBe(`${takenBy.anyone}${inNotes}`);
});

test("pixels that follow from a resolution of ours are ours too", () => {
  renderEnglish(<Facts template={templates.get("in-neet")!} />);
  expect(valueBeside(facts.pixels)).toContain(texts.evidence.ownChoice);
});

test("a ban on glasses tells its exception", () => {
  renderEnglish(<Facts template={templates.get("us-passport")!} />);
  expect(valueBeside(facts.glasses)).toBe(
    `${texts.requirement.glasses["not-allowed"]}Glasses are accepted only for medical reasons, with a signed note from a doctor.`,
  );
});

test.each([
  ["kr-k-eta", facts.headCovering, "religious or medical reasons"],
  ["vn-evisa", facts.headCovering, "head covering worn for religious reasons"],
  ["au-visa", facts.headCovering, "of one plain colour"],
  ["pk-visa", facts.glasses, "Some guides allow glasses"],
  ["gb-visa", facts.glasses, "Guides differ on glasses"],
  ["et-passport", facts.glasses, "Guides differ on glasses"],
  ["in-neet", facts.glasses, "only if you always wear them"],
  ["cn-passport", facts.headCovering, "cultural reasons"],
])("in %s, what softens the rule “%s” stands in its row", (urlPath, label, words) => {
  renderEnglish(<Facts template={templates.get(urlPath)!} />);
  expect(valueBeside(label)).toContain(words);
});

test.each(["us-passport", "in-ssc"])("no rule for a file is missing where %s is not uploaded", (urlPath) => {
  renderEnglish(<Facts template={templates.get(urlPath)!} />);
  expect(screen.queryByText(facts.file)).toBeNull();
});

test("a rule for the file of an upload is missing where no source gives it", () => {
  const upload = [...templates.values()].find(
    ({ online, digital, inNotes }) => online && !digital && !inNotes.includes("file"),
  );
  renderEnglish(<Facts template={upload!} />);
  expect(valueBeside(value.unknown)).toContain(facts.file);
});

test("open questions are called unconfirmed, because remarks may give values from lists", () => {
  renderEnglish(<OpenNotice />);
  expect(screen.queryByText(/No source .* gives a head height/)).toBeNull();
  expect(screen.getByText(/no confirmed head height/)).toBeTruthy();
});

test("a rule that stands in a remark is not called unknown", () => {
  renderEnglish(<Facts template={templates.get("id-snpmb")!} />);
  expect(valueBeside(facts.head)).toBe("The face fills about 80% of the picture.");
  expect(valueBeside(value.unknown)).toContain(facts.eyeLine);
  expect(valueBeside(value.unknown)).not.toContain(facts.head);
});

test("the file of a signature is named, with the way to make it", () => {
  renderEnglish(<Facts template={templates.get("in-ugc-net")!} />);
  const { label, pen, white, make } = texts.evidence.signature;
  expect(valueBeside(label)).toContain(pen);
  expect(valueBeside(label)).not.toContain(white);
  expect(screen.getByText(make).getAttribute("href")).toBe("/?document=in-ugc-net");
});

test("a document whose file is not cropped states no size as its rule, or the least one", () => {
  renderEnglish(<Facts template={templates.get("us-passport-online")!} />);
  expect(screen.queryByText(facts.size, { selector: "dt" })).toBeNull();
  expect(valueBeside(value.unknown)).toContain(facts.size);
  cleanup();
  renderEnglish(<Facts template={templates.get("gb-passport-online")!} />);
  expect(valueBeside(facts.size)?.replaceAll("\u00a0", " ")).toBe("At least 600 × 750 px");
});

test("a resolution that no source states is called ours, and an own picture has none", () => {
  renderEnglish(<Facts template={templates.get("us-passport-online")!} />);
  expect(screen.queryByText(facts.resolution)).toBeNull();
  cleanup();
  renderEnglish(<Facts template={templates.get("td-passport")!} />);
  expect(valueBeside(facts.resolution)).toBe(`300${texts.evidence.ownChoice}`);
  cleanup();
  renderEnglish(<Facts template={templates.get("in-pan-card")!} />);
  expect(valueBeside(facts.resolution)).toBe("200");
});

test("a print leads to the document for the web", () => {
  const online = templates.get("us-passport-online")!;
  renderEnglish(<Facts template={templates.get("us-passport")!} online={online} />);
  expect(screen.getByText(online.photoTitle).closest("a")!.getAttribute("href")).toBe(
    `/requirements/${online.urlPath}`,
  );
});

test("the expression is what a source says, else what ICAO asks for, never a piece of a quotation", () => {
  const said: [string, string][] = [
    ["us-passport", value.closedSmile],
    ["us-visa", value.neutral],
    ["gb-passport", `${value.neutral}${texts.requirement.children.title}`],
    ["it-passport", value.neutral],
    ["cn-passport", `${value.mouthClosed}${texts.requirement.children.title}`],
    ["ph-passport", `${value.closedSmile}Some websites allow no smile at all.`],
    ["de-rwth-bluecard", value.smile],
  ];
  for (const [urlPath, words] of said) {
    renderEnglish(<Facts template={templates.get(urlPath)!} />);
    expect([urlPath, valueBeside(facts.expression)]).toEqual([urlPath, words]);
    cleanup();
  }
  const unsaid = [...templates.values()].find(
    (template) => followsIcao(template) && !template.expression && !isForChild(template),
  );
  renderEnglish(<Facts template={unsaid!} />);
  expect(valueBeside(facts.expression)).toContain(`${value.neutral}${value.ownExpression}`);
  cleanup();
  renderEnglish(<Facts template={templates.get("us-baby-passport")!} />);
  expect(valueBeside(value.unknown)).toContain(facts.expression);
  cleanup();
  renderEnglish(<Facts template={templates.get("gb-bus-pass")!} />);
  expect(screen.queryByText(facts.expression)).toBeNull();
});

test("colour is a rule only where a source is quoted for it", () => {
  renderEnglish(<Facts template={templates.get("za-passport")!} />);
  expect(valueBeside(facts.colour)).toBe(value.colour);
  cleanup();
  renderEnglish(<Facts template={templates.get("td-passport")!} />);
  expect(valueBeside(facts.colour)).toBe(`${value.colour}${texts.evidence.ownChoice}`);
});

test("a head or background chosen among what sources say is called our choice, one known from lists is marked", () => {
  const { ownChoice, sources } = texts.evidence;
  renderEnglish(<Facts template={templates.get("tr-visa")!} />);
  expect(valueBeside(facts.head)).toContain(`${ownChoice}One source asks for a head of 32–36 mm`);
  cleanup();
  renderEnglish(<Facts template={templates.get("pl-passport")!} />);
  expect(valueBeside(facts.background)).toContain(`${ownChoice}Plain light background.`);
  cleanup();
  renderEnglish(<Facts template={templates.get("sn-passport")!} />);
  expect(valueBeside(facts.background)).toContain(sources.list);
});

test("beside an upload of which only a note tells stands the way to it", () => {
  const linkOf = {
    "jp-passport": texts.evidence.someApplications,
    "kr-topik": texts.evidence.inNotes,
    "ua-visa": texts.evidence.inNotes,
  };
  for (const [urlPath, link] of Object.entries(linkOf)) {
    renderEnglish(<Facts template={templates.get(urlPath)!} />);
    expect(valueBeside(facts.online)).toBe(`${value.yes}${link}`);
    cleanup();
  }
});
