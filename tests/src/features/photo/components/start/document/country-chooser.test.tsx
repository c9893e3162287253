import { resolve } from "node:path";
import { afterEach, expect, jest, test } from "@jest/globals";
import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { loadTemplates } from "../../../../../../../catalogue/templates/load-templates";
import { collectTemplates } from "../../../../../../../catalogue/templates/template-collection";
import { CountryChooser } from "../../../../../../../src/features/photo/components/start/document/country-chooser";
import { renderEnglish, texts } from "../../../../../components/render";

const records = loadTemplates(resolve("content/templates"));
const { groups } = collectTemplates(records, [], resolve("content"), "en");
afterEach(cleanup);

const byUrlPath = new Map(groups.flatMap(({ templateList }) => templateList).map((t) => [t.urlPath, t]));
const popular = ["us-passport", "gb-passport", "us-visa"].flatMap((urlPath) => byUrlPath.get(urlPath) ?? []);

const { label } = texts.home.card.country;
const lastResort = ["Standard sizes", texts.home.card.own.open];

function openField(change: Partial<Parameters<typeof CountryChooser>[0]> = {}) {
  const onSelect = jest.fn();
  const onDocument = jest.fn<(template: { urlPath: string }) => void>();
  const props = { countries: groups, countryList: groups, popular, selectedCode: null, error: null };
  const state = { hasLoadFailed: false, ...change };
  const onOwnSize = jest.fn();
  renderEnglish(<CountryChooser {...props} {...{ onSelect, onDocument, onOwnSize, ...state }} />);
  const field = screen.getByRole("combobox", { name: label });
  const found = () => screen.queryAllByRole("option").map((option) => option.textContent ?? "");
  return {
    field,
    found,
    onSelect,
    onOwnSize,
    chosen: () => onDocument.mock.calls.map(([{ urlPath }]) => urlPath),
  };
}

/** Types all at once: each key on its own would list the documents again. */
async function enter(field: HTMLElement, text: string): Promise<void> {
  await userEvent.click(field);
  await userEvent.paste(text);
}

test.each([
  ["35x45", /35 × 45 mm$/],
  ["35 x 45 mm", /35 × 45 mm$/],
  ["35mm x 45mm", /35 × 45 mm$/],
  ["3,5x4,5 cm", /35 × 45 mm$/],
  // It is also the beginning of 2 x 2.5 cm.
  ["2x2", /2 × 2|20 × 2\d mm/],
  ['2" x 2"', /2 × 2/],
  // A print of that size goes with one file that is not cropped.
  ["50x70", /50 × 70 mm$|at least 420 × 540 px$/],
])("where a country is asked for, %s finds the documents of that size", async (typed, size) => {
  const { field, found } = openField();
  await enter(field, typed);
  await waitFor(() => expect(found().length).toBeGreaterThan(1));
  for (const label of found()) expect(label.replaceAll("\u00a0", " ")).toMatch(size);
});

test("a document of that size is chosen by keyboard, its country with it", async () => {
  const { field, found, onSelect, chosen } = openField();
  await userEvent.type(field, "35x45 germany");
  await waitFor(() => expect(found()).not.toEqual([]));
  const passport = found().findIndex((label) => label.startsWith("Germany passport photo"));
  expect(passport).toBeGreaterThanOrEqual(0);
  for (const _ of found().slice(0, passport)) await userEvent.keyboard("{ArrowDown}");
  const active = document.getElementById(field.getAttribute("aria-activedescendant") ?? "");
  expect(active?.textContent).toBe(found()[passport]);
  await userEvent.keyboard("{Enter}");
  expect(chosen()).toEqual(["de-passport"]);
  expect(onSelect).not.toHaveBeenCalled();
  expect(field.getAttribute("aria-expanded")).toBe("false");
});

test("words still find countries, and a size that no document has finds nothing", async () => {
  const { field, found, onSelect } = openField();
  await userEvent.type(field, "191x7");
  expect(found()).toEqual(lastResort);
  expect(screen.getByText("Nothing found for “191x7”")).toBeTruthy();
  await userEvent.clear(field);
  await userEvent.type(field, "japan{Enter}");
  expect(onSelect).toHaveBeenCalledWith("JP");
});

test.each([
  ["us visa", /^United States visa photo/],
  ["visa usa", /^United States visa photo/],
  ["india oci", /^India.*OCI/],
  ["51x51", /2 × 2 in$/],
])("%s finds documents of that country and kind, and nothing else", async (typed, wanted) => {
  const { field, found } = openField();
  await enter(field, typed);
  await waitFor(() => expect(found()).not.toEqual([]));
  // Beside what is near, never beside what is right.
  const documents = found().filter((label) => !lastResort.includes(label));
  for (const label of documents) expect(label.replaceAll("\u00a0", " ")).toMatch(wanted);
});

test("a document's word alone offers the visitor's own country first", async () => {
  const languages = jest.spyOn(navigator, "languages", "get").mockReturnValue(["de-DE", "de"]);
  const { field, found } = openField();
  await userEvent.type(field, "passport");
  await waitFor(() => expect(found()[0]).toMatch(/^Germany passport photo/));
  languages.mockRestore();
});

test("a document's word alone offers the popular ones first; a country's, right or nearly, finds countries", async () => {
  const { field, found } = openField();
  await userEvent.type(field, "passport");
  await waitFor(() => expect(found()[0]).toMatch(/^United States passport photo/));
  expect(found().find((label) => !label.startsWith("United States"))).toMatch(
    /^United Kingdom passport photo/,
  );
  for (const [typed, country] of [
    ["india", "INIndia"],
    ["gremany", "DEGermany"],
  ] as const) {
    await userEvent.clear(field);
    await userEvent.type(field, typed);
    expect(found()).toContain(country);
    expect(found().join()).not.toContain("photo");
  }
  await userEvent.clear(field);
  await userEvent.type(field, "kosovo");
  expect(found()).toEqual(lastResort);
  const tip = texts.common.combobox.noCountry.split(". ")[1]!;
  expect(screen.getAllByText((text) => text.includes(tip)).length).toBeGreaterThan(0);
});

test("while the documents are not loaded it does not say that there is none, nor offers sizes instead", async () => {
  const { field, found } = openField({ countryList: [] });
  await enter(field, "uk visa");
  expect(found()).toEqual([]);
  expect(screen.getAllByText(texts.home.card.document.loading).length).toBeGreaterThan(0);
  cleanup();
  const failed = openField({ countryList: [], hasLoadFailed: true });
  await enter(failed.field, "uk visa");
  expect(screen.getAllByText(texts.photo.loadFailed).length).toBeGreaterThan(0);
  expect(screen.queryByText((text) => text.startsWith("Nothing found"))).toBeNull();
});

test.each([
  ["uk passport renewal", "gb-passport"],
  ["driver license", "us-driving-licence|gb-driving-licence|au-nsw-driving-licence"],
  ["green card lottery", "us-dv-lottery"],
  ["newborn", "us-baby-passport"],
  ["ds160", "us-visa"],
  ["k-eta", "kr-k-eta"],
  ["student id", "cz-student-card|gb-student-card|de-koblenz-student-card|gb-swansea-student-card"],
  ["यूपीएससी", "in-upsc"],
  ["लोक सेवा आयोग", "in-upsc|in-kerala-psc"],
  ["staff selection commission", "in-ssc"],
  ["french passport photo", "fr-passport"],
])("%s finds %s first", async (typed, wanted) => {
  const { field, found, chosen } = openField();
  await enter(field, typed);
  await waitFor(() => expect(found().length).toBeGreaterThan(0));
  await userEvent.keyboard("{Enter}");
  expect(wanted.split("|")).toContain(chosen()[0]);
});

test.each([
  ["schengen visa germany", "schengen-visa"],
  ["germny passport", "de-passport"],
])("%s is near %s, which Enter alone does not choose", async (typed, wanted) => {
  const { field, found, chosen } = openField();
  await enter(field, typed);
  await waitFor(() => expect(found().length).toBeGreaterThan(0));
  await userEvent.keyboard("{Enter}");
  expect(chosen()).toEqual([]);
  await userEvent.keyboard("{ArrowDown}{Enter}");
  expect(chosen()).toEqual([wanted]);
});

test.each(["kosovo", "kosovo passport", "passport for my dog", "netflix"])(
  "where there is no %s, Enter chooses nothing, and a size of one's own is offered",
  async (typed) => {
    const { field, found, onSelect, onOwnSize, chosen } = openField();
    await enter(field, typed);
    await waitFor(() => expect(found().slice(-2)).toEqual(lastResort));
    await userEvent.keyboard("{Enter}");
    expect([chosen(), onSelect.mock.calls]).toEqual([[], []]);
    await userEvent.click(screen.getByRole("option", { name: "Custom size" }));
    expect(onOwnSize).toHaveBeenCalled();
    expect([chosen(), onSelect.mock.calls]).toEqual([[], []]);
  },
);

test("before anything is typed it suggests the visitor's own documents and popular ones, each with its shape", async () => {
  jest.spyOn(navigator, "languages", "get").mockReturnValue(["en-GB"]);
  const { field, found, chosen } = openField();
  await userEvent.click(field);
  await waitFor(() => expect(found()[0]).toMatch(/^United Kingdom passport photo/));
  const [suggested] = screen.getAllByRole("group");
  expect(suggested?.getAttribute("aria-label")).toBe("Suggestions");
  expect(found().slice(0, 6)).toContainEqual(expect.stringMatching(/^United States passport photo/));
  await userEvent.keyboard("{ArrowDown}{Enter}");
  expect(chosen()).toEqual(["gb-passport"]);
});

test("of the countries that match alike, the likely ones come first", async () => {
  const { field, found } = openField();
  await enter(field, "united");
  await waitFor(() => expect(found()[0]).toMatch(/United States$/));
  expect(found()[1]).toMatch(/United Kingdom$/);
  expect(found()[2]).toMatch(/United Arab Emirates$/);
});
