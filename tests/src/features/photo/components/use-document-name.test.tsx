import { expect, test } from "@jest/globals";
import { screen } from "@testing-library/react";
import type { Template } from "../../../../../contract/document/template";
import { useDocumentName } from "../../../../../src/features/photo/components/use-document-name";
import { renderEnglish } from "../../../components/render";

const Name = ({ template }: { template: object }) => <p>{useDocumentName()(template as Template)}</p>;

test.each([
  [{ unit: "inch", sizeWidth: 50.8, sizeHeight: 50.8, sizeLabel: "50.8 × 50.8 mm" }, "2 × 2 in"],
  [{ unit: "px", sizeWidth: 50.8, sizeHeight: 50.8, sizeLabel: "600 × 600 px" }, "600 × 600 px"],
  [{ unit: "mm", sizeWidth: 50, sizeHeight: 70, sizeLabel: "50 × 70 mm" }, "50 × 70 mm"],
])("a document is called by its size in its own unit: %j", (size, written) => {
  renderEnglish(<Name template={{ country: "US", countryName: "United States", name: "Visa", ...size }} />);
  expect(screen.getByText(`United States, Visa, ${written}`)).toBeTruthy();
});
