import { afterEach, expect, test } from "@jest/globals";
import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { RequirementSearch } from "../../../../src/features/requirement-search/requirement-search";
import { renderEnglish } from "../../components/render";

afterEach(cleanup);

const passport = {
  urlPath: "mn-passport",
  document: "passport",
  name: "Passport",
  sizeLabel: "35 × 45 mm",
  width: 35,
  height: 45,
  unit: "mm",
};
const mongolia = { countryCode: "MN", countryName: "Mongolia", aliases: [], templateList: [passport] };

test("one status, there before anything is typed, tells what was found and that nothing was", async () => {
  renderEnglish(<RequirementSearch groups={[mongolia]} />);
  const status = screen.getByRole("status");
  expect(status.textContent).toBe("");
  await userEvent.type(screen.getByRole("searchbox"), "mongolia");
  await waitFor(() => expect(status.textContent).toBe("1 document found"));
  await userEvent.type(screen.getByRole("searchbox"), "xyz");
  await waitFor(() => expect(status.textContent).toContain("Nothing found for “mongoliaxyz”."));
  expect(screen.getByRole("status")).toBe(status);
});
