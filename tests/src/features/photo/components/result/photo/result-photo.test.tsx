import "fake-indexeddb/auto";
import { expect, test } from "@jest/globals";
import { screen } from "@testing-library/react";
import { Provider } from "react-redux";
import { ResultPhoto } from "../../../../../../../src/features/photo/components/result/photo/result-photo";
import { makeStore } from "../../../../../../../src/store/store";
import { renderEnglish } from "../../../../../components/render";
import { beginEachAfresh, card } from "../../../photo-fixtures";
import { byUrlPath } from "../../../real-documents";

beginEachAfresh();

test.each([
  ["of another shape than the print has its pixels", 420, 560, ["A420 px", "B560", "C393"]],
  ["of the print's shape has its millimetres", 390, 567, ["A33 mm", "B48", "C33.7"]],
])("the drawing of a file %s as all its lengths", (_, widthPx, heightPx, sides) => {
  renderEnglish(
    <Provider store={makeStore()}>
      <ResultPhoto
        card={{ ...card, digital: { ...card.digital, widthPx, heightPx } }}
        template={byUrlPath.get("cn-visa")!}
        form="digital"
        hasLines
        onLines={() => {}}
        panel="closed"
        onPanel={() => {}}
      />
    </Provider>,
  );
  const texts = [...screen.getByRole("img").querySelectorAll("text")].map(({ textContent }) =>
    textContent.replaceAll("\u00a0", " "),
  );
  expect(texts).toEqual(expect.arrayContaining(sides));
});
