import { expect, test } from "@jest/globals";
import { screen } from "@testing-library/react";
import { Provider } from "react-redux";
import { Downloads } from "../../../../../../src/features/photo/components/result/downloads";
import { templateChosen } from "../../../../../../src/store/site-slice";
import { makeStore } from "../../../../../../src/store/store";
import { renderEnglish, texts } from "../../../../components/render";
import { beginEachAfresh } from "../../photo-fixtures";
import { byUrlPath } from "../../real-documents";

beginEachAfresh();

test.each([
  ["de-passport", 1],
  ["us-passport-online", 0],
] as const)("%s: an archive is offered only for several files", (urlPath, count) => {
  const store = makeStore();
  store.dispatch(templateChosen(byUrlPath.get(urlPath)!));
  renderEnglish(
    <Provider store={store}>
      <Downloads form="digital" isMain isSticky working={null} />
    </Provider>,
  );
  expect(screen.queryAllByRole("button", { name: texts.result.action.downloadAll })).toHaveLength(count);
});
