import { expect, test } from "@jest/globals";
import { Provider } from "react-redux";
import { OnlineOther } from "../../../../../../../src/features/photo/components/result/digital/online-other";
import { choicesChanged } from "../../../../../../../src/features/photo/state/photo-slice";
import { countriesReceived } from "../../../../../../../src/store/site-slice";
import { makeStore } from "../../../../../../../src/store/store";
import { renderEnglish } from "../../../../../components/render";
import { beginEachAfresh } from "../../../photo-fixtures";
import { byUrlPath } from "../../../real-documents";

beginEachAfresh();

const american = byUrlPath.get("us-passport")!;

function shown({ isChild }: { isChild: boolean }): string | null {
  const store = makeStore();
  const { country: countryCode, countryName } = american;
  const templateList = [...byUrlPath.values()].filter(({ country }) => country === countryCode);
  store.dispatch(
    countriesReceived([{ countryCode, countryName: countryName ?? "", aliases: [], templateList }]),
  );
  store.dispatch(choicesChanged({ isChild }));
  const { container } = renderEnglish(
    <Provider store={store}>
      <OnlineOther template={american} />
    </Provider>,
  );
  return container.textContent;
}

test("who applies online is led to the document for it, but for a small child: renewals online are for adults", () => {
  expect(shown({ isChild: false })).toContain("If you apply online");
  expect(shown({ isChild: true })).toBe("");
});
