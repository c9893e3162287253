import { expect, test } from "@jest/globals";
import { render } from "@testing-library/react";
import { Around } from "../../../../src/components/ui/around";

test("an element stands where the sentence has its place, wherever that is", () => {
  const written = (sentence: (place: string) => string) =>
    render(
      <p>
        <Around sentence={sentence}>
          <a href="/">Passport</a>
        </Around>
      </p>,
    ).container.innerHTML;
  expect(written((place) => `Choose ${place}.`)).toBe('<p>Choose <a href="/">Passport</a>.</p>');
  expect(written((place) => `${place}を選ぶ`)).toBe('<p><a href="/">Passport</a>を選ぶ</p>');
});
