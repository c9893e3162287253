import { afterEach, expect, test } from "@jest/globals";
import { cleanup, screen } from "@testing-library/react";
import { FaqExcerpt } from "../../../../src/components/home/faq-excerpt";
import { stubEnv } from "../../../for-this-test";
import { renderEnglish, texts } from "../render";

afterEach(cleanup);

const onServer = texts.home.faq.items.kept.answer;

test.each([
  ["", onServer, texts.common.onDevice],
  ["device", texts.common.onDevice, onServer],
])("GATSBY_PHOTO_MODE=%s: says where the photo is made", (mode, said, unsaid) => {
  stubEnv("GATSBY_PHOTO_MODE", mode);
  renderEnglish(<FaqExcerpt />);
  expect(screen.queryByText(said)).toBeTruthy();
  expect(screen.queryByText(unsaid)).toBeNull();
});
