import { expect, test } from "@jest/globals";
import { screen } from "@testing-library/react";
import { PolicyStatement } from "../../../../../../../src/features/photo/components/result/photo/policy-statement";
import { renderEnglish, texts } from "../../../../../components/render";
import { beginEachAfresh } from "../../../photo-fixtures";
import { byUrlPath } from "../../../real-documents";

beginEachAfresh();

test("what an authority says of edits stands with the pages that say it", () => {
  const { editPolicy } = [...byUrlPath.values()].find(
    ({ editPolicy: { statement, sources } }) => statement && sources.length > 1,
  )!;
  renderEnglish(<PolicyStatement policy={editPolicy} />);
  expect(screen.getByText(texts.result.background.statement)).toBeTruthy();
  expect(screen.getByText(editPolicy.statement!)).toBeTruthy();
  const links = screen.getAllByRole("link", { hidden: true });
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual(
    editPolicy.sources.map(({ name, url }) => [name, url]),
  );
});

test("of one that says nothing there is nothing to read", () => {
  const { editPolicy } = [...byUrlPath.values()].find((template) => !template.editPolicy.statement)!;
  renderEnglish(<PolicyStatement policy={editPolicy} />);
  expect(document.body.textContent).toBe("");
});
