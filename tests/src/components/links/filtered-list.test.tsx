import { afterEach, expect, test } from "@jest/globals";
import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { withWords } from "../../../../contract/search/has-words";
import { FilteredList } from "../../../../src/components/links/filtered-list";
import { renderEnglish } from "../render";

afterEach(cleanup);

const guides = ["JP Japan passport photo", "IN India PAN card", "AT Österreich Passbild", "CN 中国签证照片"];
const found = (query: string) => withWords(guides, query, (guide) => guide);

test("words are found at their beginning, without marks and in any order; in a script without spaces anywhere", () => {
  expect(found(" ")).toEqual(guides);
  expect(found("pan")).toEqual([guides[1]]);
  expect(found("photo jap")).toEqual([guides[0]]);
  expect(found("osterr")).toEqual([guides[2]]);
  expect(found("签证")).toEqual([guides[3]]);
  expect(found("japan visa")).toEqual([]);
});

test("the list shows what has the words typed, and the status says when that is nothing", async () => {
  renderEnglish(
    <FilteredList items={guides} wordsOf={(guide) => guide}>
      {(shown) => (
        <ul>
          {shown.map((guide) => (
            <li key={guide}>{guide}</li>
          ))}
        </ul>
      )}
    </FilteredList>,
  );
  expect(screen.getAllByRole("listitem")).toHaveLength(guides.length);
  const field = screen.getByRole("searchbox", { name: "Search" });
  await userEvent.type(field, "india");
  await waitFor(() => expect(screen.getAllByRole("listitem")).toHaveLength(1));
  expect(screen.getByRole("status").textContent).toBe("");
  await userEvent.type(field, "x");
  await waitFor(() => expect(screen.queryByRole("list")).toBeNull());
  expect(screen.getByRole("status").textContent).toBe("Nothing found for “indiax”");
  const documents = screen.getByRole("link", { name: "See all photo requirements" });
  expect(documents.getAttribute("href")).toBe("/requirements?q=indiax");
});
