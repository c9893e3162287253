import { afterEach, expect, test } from "@jest/globals";
import { cleanup, screen } from "@testing-library/react";
import { OutcomeCode } from "../../../../../../src/features/photo/components/result/outcome-code";
import { renderEnglish, renderIn, texts } from "../../../../components/render";

afterEach(cleanup);

const { code: words } = texts.result;
const code = "de-passport-7k3m9q2xm9g1h0ra8wz";

test("a photo with a code shows it, with the way to the question", () => {
  renderEnglish(<OutcomeCode code={code} isOnDevice={false} />);
  expect(screen.getByText(code)).toBeTruthy();
  expect(screen.getByRole("link", { name: words.link }).getAttribute("href")).toBe(`/accepted?code=${code}`);
});

test("the way leads to the question in the visitor's language", () => {
  renderIn("de", <OutcomeCode code={code} isOnDevice={false} />);
  expect(screen.getByRole("link").getAttribute("href")).toBe(`/de/accepted?code=${code}`);
});

test("a photo that was made on the device says that it has none; a size of no authority says nothing", () => {
  const { container, unmount } = renderEnglish(<OutcomeCode code={undefined} isOnDevice />);
  expect(container.textContent).toBe(words.device);
  unmount();
  expect(renderEnglish(<OutcomeCode code={undefined} isOnDevice={false} />).container.textContent).toBe("");
});
