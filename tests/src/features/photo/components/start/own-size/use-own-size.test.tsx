import "fake-indexeddb/auto";
import { describe, expect, test } from "@jest/globals";
import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { Provider } from "react-redux";
import { generalSizesCode } from "../../../../../../../contract/codes";
import { useOwnSize } from "../../../../../../../src/features/photo/components/start/own-size/use-own-size";
import { countryChosen, selectPhoto } from "../../../../../../../src/features/photo/state/photo-slice";
import { makeStore } from "../../../../../../../src/store/store";
import { beginEachAfresh } from "../../../photo-fixtures";

beginEachAfresh();

function openForm(countryCode: string | null = null) {
  const store = makeStore();
  store.dispatch(countryChosen(countryCode));
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const { result } = renderHook(() => useOwnSize(false, false), { wrapper });
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

test("stays open while a size that was kept from before is typed anew", () => {
  const store = makeStore();
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const before = renderHook(() => useOwnSize(false, false), { wrapper });
  act(() => before.result.current.open());
  act(() => before.result.current.type({ width: "35", height: "45" }));
  before.unmount();
  const { result } = renderHook(() => useOwnSize(false, false), { wrapper });
  act(() => result.current.type({ width: "5" }));
  expect(selectPhoto(store.getState()).choices.ownSize).toBeNull();
  expect(result.current).toMatchObject({ isOpen: true, typed: { width: "5", height: "45" } });
});

test.each([
  [null, generalSizesCode],
  ["DE", "DE"],
])("with the country %s chosen opens for %s", (chosen, country) => {
  const { form, choices } = openForm(chosen);
  act(() => form().open());
  expect(choices().countryCode).toBe(country);
});

describe("another unit", () => {
  const lengths = (form: ReturnType<typeof openForm>["form"]) => {
    const { width, height, unit } = form().typed;
    return [width, height, unit];
  };

  test("has the lengths that were typed, and every way back leads to the same", () => {
    const { form, choices } = openForm();
    act(() => form().open());
    act(() => form().type({ width: "40,25", height: "51" }));
    act(() => form().changeUnit("px"));
    expect(lengths(form)).toEqual(["475", "602", "px"]);
    expect(choices().ownSize).toMatchObject({ width: 475, height: 602, unit: "px" });
    act(() => form().changeUnit("inch"));
    expect(lengths(form)).toEqual(["1.58", "2.01", "inch"]);
    act(() => form().type({ background: "keep" }));
    act(() => form().changeUnit("mm"));
    expect(lengths(form)).toEqual(["40,25", "51", "mm"]);
    expect(form().typed.background).toBe("keep");
  });
  test.each(["height", "dpi"])("is counted anew when the %s was typed in it", (field) => {
    const { form } = openForm();
    act(() => form().open());
    act(() => form().type({ width: "40", height: "50" }));
    act(() => form().changeUnit("px"));
    act(() => form().type({ [field]: "600" }));
    act(() => form().changeUnit("mm"));
    expect(lengths(form)).toEqual(field === "dpi" ? ["20", "25", "mm"] : ["40", "50.8", "mm"]);
  });
  test("has centimetres for a form that asks in them", () => {
    const { form, choices } = openForm();
    act(() => form().open());
    act(() => form().type({ width: "35", height: "45" }));
    act(() => form().changeUnit("cm"));
    expect(lengths(form)).toEqual(["3.5", "4.5", "cm"]);
    expect(choices().ownSize).toMatchObject({ width: 35, height: 45, unit: "mm" });
    act(() => form().changeUnit("px"));
    expect(lengths(form)).toEqual(["413", "531", "px"]);
  });
  test("keeps lengths that can only be meant in it", () => {
    const { form, choices } = openForm();
    act(() => form().open());
    act(() => form().type({ width: "3.5", height: "4.5" }));
    act(() => form().changeUnit("cm"));
    expect(lengths(form)).toEqual(["3.5", "4.5", "cm"]);
    expect(choices().ownSize).toMatchObject({ width: 35, height: 45, unit: "mm" });
    act(() => form().changeUnit("inch"));
    expect(lengths(form)).toEqual(["1.38", "1.77", "inch"]);
  });
  test("is counted at the usual resolution where none is typed, and leaves what is no number", () => {
    const { form } = openForm();
    act(() => form().open());
    act(() => form().type({ width: "40", height: "tall", dpi: "" }));
    act(() => form().changeUnit("px"));
    expect(lengths(form)).toEqual(["472", "tall", "px"]);
  });
});
