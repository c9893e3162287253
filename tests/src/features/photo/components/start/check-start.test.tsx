import "fake-indexeddb/auto";
import { resolve } from "node:path";
import { beforeEach, expect, test } from "@jest/globals";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Provider } from "react-redux";
import { loadTemplates } from "../../../../../../catalogue/templates/load-templates";
import { collectTemplates } from "../../../../../../catalogue/templates/template-collection";
import { CheckStart } from "../../../../../../src/features/photo/components/start/check-start";
import { makeStore } from "../../../../../../src/store/store";
import { waitUntil } from "../../../../../wait-until";
import { renderEnglish, texts } from "../../../../components/render";
import { answerDeviceJobs, quietEngine } from "../../device-worker";
import { answerPhotoCalls, beginEachAfresh, jpegFile, photoOf, report } from "../../photo-fixtures";

beginEachAfresh();
beforeEach(() => void answerDeviceJobs(quietEngine));

const { photo } = texts;
const records = loadTemplates(resolve("content/templates"));
const template = collectTemplates(records, [], resolve("content"), "en").byUrlPath.get("de-passport")!;

test("the document of the address is chosen, and a photo that is given is checked at once", async () => {
  const { urlPath, country, countryName } = template;
  window.history.replaceState(null, "", `/result?document=${urlPath}&mode=check`);
  const group = { countryCode: country, countryName, aliases: [], templateList: [template] };
  const seen = answerPhotoCalls({
    "/v5/passport/template": { data: [group] },
    "/v5/card/mask": { data: report },
  });
  const store = makeStore();
  renderEnglish(
    <Provider store={store}>
      <CheckStart />
    </Provider>,
  );
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(photo.check.title);
  const check = screen.getByRole("button", { name: photo.check.now });
  await userEvent.click(check);
  expect((await screen.findByRole("alert")).textContent).toContain(photo.choose.file);
  // A finished photo is one file: a new photograph of it could not be measured as it is.
  expect(screen.queryByRole("button", { name: photo.choose.camera })).toBeNull();
  const choose = screen.getByRole("button", { name: photo.choose.file });
  await waitFor(() => expect(document.activeElement === choose).toBe(true));

  await screen.findByText(new RegExp(`^${countryName}, `));
  const rules = screen.getByRole("link", { name: photo.document.requirements });
  expect(rules.getAttribute("href")).toBe(`/requirements/${urlPath}`);
  await userEvent.upload(screen.getByLabelText(photo.choose.file, { selector: "input" }), jpegFile());
  await userEvent.click(check);
  await waitUntil(() => expect(photoOf(store).status).toBe("checked"));
  const [mask] = seen.filter(({ path }) => path === "/v5/card/mask");
  expect(String(mask?.data)).toContain(`urlPath=${urlPath}`);
  expect(String(mask?.data)).toContain("mode=check");
});

test("a document of the address that there is not is a 404", async () => {
  window.history.replaceState(null, "", "/result?document=nothing&mode=check");
  const { country, countryName } = template;
  const group = { countryCode: country, countryName, aliases: [], templateList: [template] };
  answerPhotoCalls({ "/v5/passport/template": { data: [group] } });
  const store = makeStore();
  renderEnglish(
    <Provider store={store}>
      <CheckStart />
    </Provider>,
  );
  await waitUntil(() => expect(store.getState().route.error?.status).toBe(404));
});

test("of several dropped photos the first is taken, and the page says that one is checked at a time", async () => {
  answerPhotoCalls({ "/v5/passport/template": { data: [] } });
  const store = makeStore();
  renderEnglish(
    <Provider store={store}>
      <CheckStart />
    </Provider>,
  );
  const area = screen.getByText(photo.choose.drop);
  const drop = (...files: File[]) =>
    fireEvent.drop(area.isConnected ? area : screen.getByRole("button", { name: photo.choose.change }), {
      dataTransfer: { files, getData: () => "" },
    });
  drop(jpegFile("first.jpg"), jpegFile("second.jpg"));
  expect(await screen.findByText(photo.check.oneOnly)).toBeTruthy();
  await waitFor(() => expect(photoOf(store).photo?.name).toBe("first.jpg"));
  expect(photoOf(store).shots).toBeNull();
  await screen.findByRole("button", { name: photo.choose.change });
  drop(jpegFile("third.jpg"));
  await waitFor(() => expect(photoOf(store).photo?.name).toBe("third.jpg"));
  expect(screen.queryByText(photo.check.oneOnly)).toBeNull();
});
