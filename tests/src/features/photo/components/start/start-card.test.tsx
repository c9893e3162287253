import "fake-indexeddb/auto";
import { resolve } from "node:path";
import { expect, test } from "@jest/globals";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Provider } from "react-redux";
import { loadTemplates } from "../../../../../../catalogue/templates/load-templates";
import { collectTemplates } from "../../../../../../catalogue/templates/template-collection";
import { StartCard } from "../../../../../../src/features/photo/components/start/start-card";
import { makeStore } from "../../../../../../src/store/store";
import { renderEnglish, texts } from "../../../../components/render";
import { answerPhotoCalls, beginEachAfresh } from "../../photo-fixtures";

beginEachAfresh();

const { own } = texts.home.card;
const records = loadTemplates(resolve("content/templates"));
const template = collectTemplates(records, [], resolve("content"), "en").byUrlPath.get("de-passport")!;

test("the card of another size gives back the chosen document when it is closed, and its words when it is opened", async () => {
  const { urlPath, country, countryName, name } = template;
  window.history.replaceState(null, "", `/?document=${urlPath}`);
  const group = { countryCode: country, countryName, aliases: [], templateList: [template] };
  answerPhotoCalls({ "/v5/passport/template": { data: [group] } });
  renderEnglish(
    <Provider store={makeStore()}>
      <StartCard built={[]} />
    </Provider>,
  );
  const chosen = () => screen.findByRole<HTMLInputElement>("radio", { name: new RegExp(`^${name}`) });
  const width = () => screen.getByRole<HTMLInputElement>("textbox", { name: texts.common.drawing.width });
  const press = (label: string) => userEvent.click(screen.getByRole("button", { name: label }));
  expect((await chosen()).checked).toBe(true);

  await press(own.open);
  await userEvent.type(width(), "40");
  await press(own.back);
  expect((await chosen()).checked).toBe(true);

  await press(own.open);
  expect(width().value).toBe("40");
});
