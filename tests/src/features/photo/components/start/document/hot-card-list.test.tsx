import "fake-indexeddb/auto";
import { beforeEach, expect, jest, test } from "@jest/globals";
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Provider } from "react-redux";
import { HotCardList } from "../../../../../../../src/features/photo/components/start/document/hot-card-list";
import { selectPhoto } from "../../../../../../../src/features/photo/state/photo-slice";
import { startTitleId } from "../../../../../../../src/paths";
import { hotCardsReceived } from "../../../../../../../src/store/site-slice";
import { makeStore } from "../../../../../../../src/store/store";
import { renderEnglish } from "../../../../../components/render";
import { answerPhotoCalls, beginEachAfresh } from "../../../photo-fixtures";
import { byUrlPath } from "../../../real-documents";

beginEachAfresh();

const documents = ["us-passport", "gb-passport", "de-passport", "de-id-card"].flatMap(
  (urlPath) => byUrlPath.get(urlPath) ?? [],
);
const built = documents.slice(0, 2) as unknown as readonly Queries.DrawnTemplateFragment[];
const countries = documents.map((template) => ({
  countryCode: template.country,
  countryName: template.countryName,
  aliases: [],
  templateList: [template],
}));

function openHome() {
  answerPhotoCalls({ "/v5/passport/template": { data: countries } });
  const store = makeStore();
  renderEnglish(
    <Provider store={store}>
      <h2 id={startTitleId} tabIndex={-1}>
        Make a photo
      </h2>
      <HotCardList built={built} />
    </Provider>,
  );
  return store;
}

const addresses = () => screen.getAllByRole("link").map((link) => link.getAttribute("href"));

beforeEach(() => {
  jest.spyOn(Element.prototype, "scrollIntoView").mockImplementation(() => {});
});

test("until the API has answered the popular documents of the build are links to home with the document chosen", () => {
  openHome();
  expect(addresses()).toEqual(["/?document=us-passport", "/?document=gb-passport"]);
});

test("the API's own list takes their place, the visitor's country first", () => {
  jest.spyOn(navigator, "languages", "get").mockReturnValue(["de-DE"]);
  const store = openHome();
  act(() => void store.dispatch(hotCardsReceived(documents)));
  expect(addresses()[0]).toBe("/?document=de-passport");
  expect(addresses()).toHaveLength(documents.length);
});

test("a press chooses the document and leads back to the card, whose title has the focus", async () => {
  const store = openHome();
  await userEvent.click(screen.getAllByRole("link")[1]!);
  const title = screen.getByRole("heading", { name: "Make a photo" });
  expect(document.activeElement).toBe(title);
  expect(jest.mocked(Element.prototype.scrollIntoView).mock.contexts).toEqual([title]);
  await waitFor(() =>
    expect(selectPhoto(store.getState()).choices).toMatchObject({
      countryCode: "GB",
      urlPath: "gb-passport",
    }),
  );
});

test.each(["Control", "Meta", "Shift"])(
  "a press with %s is the browser's own: nothing is chosen here",
  async (key) => {
    const store = openHome();
    const link = screen.getAllByRole("link")[0]!;
    // The browser would leave the page.
    link.addEventListener("click", (event) => event.preventDefault());
    const user = userEvent.setup();
    await user.keyboard(`{${key}>}`);
    await user.click(link);
    expect(document.activeElement?.id).not.toBe(startTitleId);
    expect(selectPhoto(store.getState()).choices.urlPath).toBeNull();
  },
);
