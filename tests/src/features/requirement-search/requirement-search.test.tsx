import { afterEach, expect, test } from "@jest/globals";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
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
  takenBy: null,
} as const;
const mongolia = { countryCode: "MN", countryName: "Mongolia", aliases: [], templateList: [passport] };

test("one status, there before anything is typed, tells what was found and that nothing was", async () => {
  renderEnglish(<RequirementSearch groups={[mongolia]} />);
  const status = screen.getByRole("status");
  expect(status.textContent).toBe("");
  await userEvent.type(screen.getByRole("searchbox"), "mongolia");
  await waitFor(() => expect(status.textContent).toBe("1 document found"));
  await userEvent.clear(screen.getByRole("searchbox"));
  await userEvent.type(screen.getByRole("searchbox"), "xyzzy");
  await waitFor(() => expect(status.textContent).toContain("Nothing found for “xyzzy”."));
  expect(screen.getByRole("status")).toBe(status);
});

test("what comes nearest is called so", async () => {
  renderEnglish(<RequirementSearch groups={[mongolia]} />);
  await userEvent.type(screen.getByRole("searchbox"), "mongolian passport renewal");
  await waitFor(() =>
    expect(screen.getByRole("status").textContent).toBe(
      "No exact match for “mongolian passport renewal”. Closest results: 1 document found",
    ),
  );
  expect(screen.getByRole("link", { name: /Passport/ }).getAttribute("href")).toBe(
    "/requirements/mn-passport",
  );
});

test("countries stand closed under their letters; found ones show their documents", async () => {
  const peru = { ...mongolia, countryCode: "PE", countryName: "Peru" };
  const malta = { ...mongolia, countryCode: "MT", countryName: "Malta" };
  renderEnglish(
    <RequirementSearch groups={[malta, mongolia, peru]}>
      <p>Popular</p>
    </RequirementSearch>,
  );
  expect(screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    "M",
    "P",
  ]);
  const jumps = screen.getAllByRole("link", { name: /^[MP]$/ }).map((link) => link.getAttribute("href"));
  expect(jumps).toEqual(["#letter-M", "#letter-P"]);
  expect([...document.querySelectorAll("details")].map(({ open }) => open)).toEqual([false, false, false]);
  await userEvent.type(screen.getByRole("searchbox"), "peru");
  await waitFor(() => expect(document.querySelector("details")).toBeNull());
  expect(screen.getByRole("heading", { name: "Peru" })).toBeTruthy();
  expect(screen.queryByText("Popular")).toBeNull();
});

test("a closed country shows its first document with the size; a document that takes no photo made at home says so", () => {
  const sizes = ["35 × 45 mm", "2 × 2 in", "35 × 45 mm", "30 × 40 mm"];
  const takenBy = ["anyone", "studio", "code", "office"] as const;
  const templateList = sizes.map((sizeLabel, at) => ({
    ...passport,
    urlPath: `mn-${at}`,
    name: `Document ${at}`,
    sizeLabel,
    takenBy: takenBy[at]!,
  }));
  renderEnglish(<RequirementSearch groups={[{ ...mongolia, templateList }]} />);
  expect(document.querySelector("summary")!.textContent).toBe("Mongolia Document 0 35 × 45 mm …");
  const rows = within(document.querySelector("details")!).getAllByRole("link");
  expect(rows.map(({ textContent }) => textContent?.includes("Home photo not accepted"))).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

test("the words that another page was searched with are searched here", async () => {
  window.history.replaceState(null, "", "?q=mongolia");
  renderEnglish(<RequirementSearch groups={[mongolia]} />);
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>("searchbox").value).toBe("mongolia"));
  window.history.replaceState(null, "", "/");
});

test("general sizes stand under a heading of their own, each size once", () => {
  const size = { ...passport, urlPath: "std-22x32", name: "22 × 32 mm", sizeLabel: "22 × 32 mm" };
  const sizes = { countryCode: "XX", countryName: "Standard sizes", aliases: [], templateList: [size] };
  renderEnglish(<RequirementSearch groups={[{ ...mongolia, countryName: "Zimbabwe" }, sizes]} />);
  expect(screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    "Z",
    "Standard sizes",
  ]);
  expect(screen.getAllByText("22 × 32 mm").length).toBe(1);
});
