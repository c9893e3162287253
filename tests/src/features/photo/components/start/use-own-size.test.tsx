import "fake-indexeddb/auto";
import { expect, test } from "@jest/globals";
import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { Provider } from "react-redux";
import { generalSizesCode } from "../../../../../../contract/codes";
import { useOwnSize } from "../../../../../../src/features/photo/components/start/use-own-size";
import { countryChosen, selectPhoto } from "../../../../../../src/features/photo/photo-slice";
import { makeStore } from "../../../../../../src/store/store";
import { beginEachAfresh } from "../../photo-fixtures";

beginEachAfresh();

function openForm(countryCode: string | null = null) {
  const store = makeStore();
  store.dispatch(countryChosen(countryCode));
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const { result } = renderHook(() => useOwnSize(false), { wrapper });
  return { form: () => result.current, choices: () => selectPhoto(store.getState()).choices };
}

test("is closed until it is asked for, and again when another way to a document was taken", () => {
  const { form } = openForm();
  expect(form().isOpen).toBe(false);
  act(() => form().open());
  expect(form().isOpen).toBe(true);
  act(() => form().leaveOpen());
  expect(form().isOpen).toBe(false);
});

test("stays open for a size that is chosen, whatever way was taken", () => {
  const { form, choices } = openForm();
  act(() => form().open());
  act(() => form().type({ width: "40", height: "50" }));
  act(() => form().leaveOpen());
  expect(choices().ownSize).toMatchObject({ width: 40, height: 50 });
  expect(form().isOpen).toBe(true);
});

test.each([
  [null, generalSizesCode],
  ["DE", "DE"],
])("with the country %s chosen opens for %s", (chosen, country) => {
  const { form, choices } = openForm(chosen);
  act(() => form().open());
  expect(choices().countryCode).toBe(country);
});
