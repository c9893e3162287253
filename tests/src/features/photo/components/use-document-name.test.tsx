import { expect, test } from "@jest/globals";
import { screen } from "@testing-library/react";
import type { Template } from "../../../../../contract/document/template";
import { useDocumentName } from "../../../../../src/features/photo/components/use-document-name";
import { renderEnglish } from "../../../components/render";

const Name = ({ template }: { template: object }) => <p>{useDocumentName()(template as Template)}</p>;

test.each([
  ["US", "United States, Visa, 2 × 2 in"],
  ["XX", "2 × 2 in"],
])("a document of %s is called %s", (country, written) => {
  renderEnglish(
    <Name template={{ country, countryName: "United States", name: "Visa", sizeLabel: "2 × 2 in" }} />,
  );
  expect(screen.getByText(written)).toBeTruthy();
});
