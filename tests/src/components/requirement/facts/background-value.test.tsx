import { afterEach, expect, test } from "@jest/globals";
import { cleanup } from "@testing-library/react";
import { BackgroundValue } from "../../../../../src/components/requirement/facts/background-value";
import { renderEnglish, texts } from "../../render";

afterEach(cleanup);

const names = texts.common.backgroundName;
const { backgroundMore } = texts.requirement;

test.each([
  ["white", ["#ffffff"], names.white],
  ["white", ["#ffffff", "#f7f7f5"], `${names.white}${backgroundMore}${names["off-white"]}`],
  ["not-stated", ["#ffffff", "#eaeaea"], names["not-stated"]],
  ["white", ["#ffffff", "#efe6d5", "#e3d3bd"], `${names.white}${backgroundMore}${names.cream}`],
  ["cream", ["#f5efdc", "#e3d3bd", "#ffffff"], `${names.cream}${backgroundMore}${names.white}`],
])("each colour beside %s %j has its name once, after all its shades", (name, colours, words) => {
  const { container } = renderEnglish(<BackgroundValue name={name} colours={colours} isOurs={false} />);
  expect(container.textContent).toBe(words);
});

test("colours that are our choice are accepted by us alone", () => {
  const { container } = renderEnglish(
    <BackgroundValue name="white" colours={["#ffffff", "#eaeaea"]} isOurs={true} />,
  );
  expect(container.textContent).toBe(`${names.white}${names["light-grey"]}`);
});
