import { expect, jest, test } from "@jest/globals";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { CountryGroup } from "../../../../../../../contract/document/template";
import { OtherDocument } from "../../../../../../../src/features/photo/components/result/printout/other-document";
import { renderEnglish, texts } from "../../../../../components/render";
import { beginEachAfresh } from "../../../photo-fixtures";
import { byUrlPath } from "../../../real-documents";

beginEachAfresh();

const { printout } = texts.result;
function group(countryCode: string, aliases: string[], ...urlPaths: string[]): CountryGroup {
  const templateList = urlPaths.map((urlPath) => byUrlPath.get(urlPath)!);
  return { countryCode, countryName: templateList[0]!.countryName, aliases, templateList };
}
const countryList = [
  group("FR", ["République"], "fr-passport"),
  group("DE", ["FRG"], "de-passport", "de-id-card"),
];

/** The field beside a German passport; answers what is chosen in it. */
function openField(selectedUrlPath: string | null = null) {
  const onSelect = jest.fn();
  renderEnglish(
    <OtherDocument
      countryList={countryList}
      own={{ urlPath: "de-passport", country: "DE" }}
      selectedUrlPath={selectedUrlPath}
      error={null}
      onSelect={onSelect}
    />,
  );
  return onSelect;
}

const field = () => screen.getByRole<HTMLInputElement>("combobox", { name: printout.also });
const offered = () => screen.getAllByRole("option").map(({ textContent }) => textContent);

test("documents of the same country are offered first, and never the one that the photo is made for", async () => {
  openField();
  await userEvent.click(field());
  const [none, first, second, ...others] = offered();
  expect(none).toBe(printout.alsoNone);
  expect(first).toContain("Germany");
  expect(first).not.toContain("Passport");
  expect(second).toContain("France");
  expect(others).toEqual([]);
});

test("a document is found by another name of its country, and chosen", async () => {
  const onSelect = openField();
  await userEvent.click(field());
  await userEvent.keyboard("République{Enter}");
  expect(onSelect.mock.calls).toEqual([["fr-passport"]]);
});

test("the chosen one is named before anyone enters the field, and is taken off again by choosing none", async () => {
  const onSelect = openField("fr-passport");
  expect(field().value).toContain("France");
  await userEvent.click(field());
  await userEvent.click(screen.getByRole("option", { name: printout.alsoNone }));
  expect(onSelect.mock.calls).toEqual([[null]]);
});
