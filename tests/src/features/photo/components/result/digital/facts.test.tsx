import { expect, test } from "@jest/globals";
import { screen } from "@testing-library/react";
import { Facts } from "../../../../../../../src/features/photo/components/result/digital/facts";
import { renderEnglish } from "../../../../../components/render";
import { beginEachAfresh } from "../../../photo-fixtures";

beginEachAfresh();

test("each term stands before its value, which keeps its own direction of reading", () => {
  const facts = [
    { term: "Size", value: "35 × 45 mm" },
    { term: "File", value: "240 kB" },
  ];
  const { container } = renderEnglish(<Facts facts={facts} />);
  const words = (role: string) => screen.getAllByRole(role).map(({ textContent }) => textContent);
  expect(words("term")).toEqual(["Size", "File"]);
  expect(words("definition")).toEqual(["35 × 45 mm", "240 kB"]);
  expect([...container.querySelectorAll("dl > div")].map(({ textContent }) => textContent)).toEqual([
    "Size35 × 45 mm",
    "File240 kB",
  ]);
  expect([...container.querySelectorAll("dd > bdi")].map(({ textContent }) => textContent)).toEqual(
    facts.map(({ value }) => value),
  );
});
