import { expect, it } from "@jest/globals";
import { operatorGaps } from "../../build/operator-gaps";

const named = {
  GATSBY_CONTROLLER: "Ada Example, Ring 1, Vienna",
  GATSBY_LEGAL_BASIS: "Article 6(1)(b) GDPR",
};

it("names what a public site does not say of its operator", () => {
  expect(operatorGaps({ NODE_ENV: "production" })).toContain("GATSBY_CONTROLLER, GATSBY_LEGAL_BASIS");
  const blank = operatorGaps({ ...named, GATSBY_LEGAL_BASIS: " ", NODE_ENV: "production" });
  expect(blank).toContain("GATSBY_LEGAL_BASIS");
  expect(blank).not.toContain("GATSBY_CONTROLLER");
});

it("is silent where all is said or nothing is published", () => {
  expect(operatorGaps({ ...named, NODE_ENV: "production" })).toBeNull();
  expect(operatorGaps({})).toBeNull();
});
