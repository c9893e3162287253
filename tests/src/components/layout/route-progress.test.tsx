import { afterEach, expect, test } from "@jest/globals";
import { act, cleanup, screen } from "@testing-library/react";
import { Provider } from "react-redux";
import { RouteProgress } from "../../../../src/components/layout/route-progress";
import { routeFailed, routeLoading, routeShown } from "../../../../src/store/route-slice";
import { makeStore } from "../../../../src/store/store";
import { renderEnglish, texts } from "../render";

afterEach(cleanup);

test.each([
  ["is there", routeShown()],
  ["has failed", routeFailed({ status: 500, message: "x" })],
])("the bar shows while a page is loading and goes when it %s", (_, end) => {
  const store = makeStore();
  renderEnglish(
    <Provider store={store}>
      <RouteProgress />
    </Provider>,
  );
  expect(screen.queryByRole("progressbar")).toBeNull();
  act(() => void store.dispatch(routeLoading()));
  expect(screen.getByRole("progressbar", { name: texts.common.route.loading })).toBeTruthy();
  act(() => void store.dispatch(end));
  expect(screen.queryByRole("progressbar")).toBeNull();
});
