import { expect, test } from "@jest/globals";
import { notePrint } from "../../../../src/navigation/start/note-print";

test("a printed page says where it is found, and on what day", () => {
  document.body.innerHTML = '<p data-printed="" data-locale="en-GB">Product</p>';
  new Function(notePrint)();
  window.dispatchEvent(new Event("beforeprint"));
  const { printed = "" } = document.querySelector("p")!.dataset;
  expect(printed).toContain(`${location.host}${location.pathname}`);
  expect(printed).toMatch(/ · \d{1,2} [A-Z][a-z]+ \d{4}$/);
});
