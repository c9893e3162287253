import { expect, jest, test } from "@jest/globals";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { DocumentChooser } from "../../../../../../../src/features/photo/components/start/document/document-chooser";
import { renderEnglish, texts } from "../../../../../components/render";
import { beginEachAfresh } from "../../../photo-fixtures";
import { byUrlPath } from "../../../real-documents";

beginEachAfresh();

const { label, afterCountry, missing } = texts.home.card.document;
const documents = [...byUrlPath.values()];
const usual = {
  templates: documents.slice(0, 4),
  emptyText: afterCountry,
  selectedUrlPath: null,
  error: null,
};

function choose(change: Partial<Parameters<typeof DocumentChooser>[0]> = {}) {
  const onSelect = jest.fn();
  renderEnglish(<DocumentChooser {...usual} onSelect={onSelect} {...change} />);
  return onSelect;
}

test("without documents it says why", () => {
  choose({ templates: [] });
  expect(screen.getByText(afterCountry)).toBeTruthy();
});

test("four documents stand open with their sizes, and a press chooses one", async () => {
  const onSelect = choose({ selectedUrlPath: documents[1]!.urlPath });
  const radios = screen.getAllByRole<HTMLInputElement>("radio");
  expect(radios.map(({ checked }) => checked)).toEqual([false, true, false, false]);
  const rows = radios.map((radio) => radio.parentElement?.textContent);
  expect(rows).toEqual(usual.templates.map(({ name, sizeLabel }) => name + sizeLabel));
  await userEvent.click(radios[2]!);
  expect(onSelect.mock.calls).toEqual([[documents[2]]]);
  expect(screen.queryByText(afterCountry)).toBeNull();
});

test("a fifth makes a list of them that can be searched", async () => {
  const onSelect = choose({ templates: documents.slice(0, 5), selectedUrlPath: documents[0]!.urlPath });
  expect(screen.queryAllByRole("radio")).toEqual([]);
  await userEvent.click(screen.getByRole("combobox", { name: label }));
  const options = screen.getAllByRole("option");
  expect(options.map((option) => option.textContent)).toEqual(
    documents.slice(0, 5).map(({ name, sizeLabel }) => name + sizeLabel),
  );
  expect(options.map((option) => option.getAttribute("aria-selected"))).toEqual([
    "true",
    "false",
    "false",
    "false",
    "false",
  ]);
  await userEvent.click(options[4]!);
  expect(onSelect.mock.calls).toEqual([[documents[4]]]);
});

test("where none is chosen the first is the missing one, and why is read at once", () => {
  choose({ error: missing });
  expect(screen.getByRole("alert").textContent).toBe(missing);
  const marked = screen.getAllByRole("radio").map((radio) => radio.dataset.missing);
  expect(marked).toEqual(["yes", undefined, undefined, undefined]);
  expect(screen.getByRole("group").dataset.invalid).toBe("yes");
});

test("where nothing is wrong nothing is marked", () => {
  choose();
  expect(screen.queryByRole("alert")).toBeNull();
  expect(screen.getAllByRole("radio").some((radio) => radio.dataset.missing)).toBe(false);
  expect(screen.getByRole("group").dataset.invalid).toBeUndefined();
});
