import { expect, test } from "@jest/globals";
import { iconPaths } from "../../../../../../../../src/components/ui/icon-paths";
import { VerdictMark } from "../../../../../../../../src/features/photo/components/result/checks/verdict/verdict-mark";
import { renderEnglish, texts } from "../../../../../../components/render";
import { beginEachAfresh } from "../../../../photo-fixtures";

beginEachAfresh();

const { verdict: words } = texts.common;

test.each([
  ["pass", "check", words.pass],
  ["warn", "warn", words.warn],
  ["ask", "warn", words.ask],
  ["fail", "cross", words.fail],
  ["not-checked", "dash", words.notChecked],
] as const)("the verdict %s is the sign %s and the word %s", (verdict, icon, word) => {
  const { container } = renderEnglish(<VerdictMark verdict={verdict} />);
  const mark = container.querySelector<HTMLElement>(`[data-verdict="${verdict}"]`)!;
  expect(mark.textContent).toBe(word);
  expect(mark.querySelector("path")!.getAttribute("d")).toBe(iconPaths[icon]);
});
