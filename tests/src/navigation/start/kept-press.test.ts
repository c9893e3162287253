import { beforeEach, expect, jest, test } from "@jest/globals";
import { keepPresses } from "../../../../src/navigation/start/kept-press";

keepPresses(document);

const onStart = jest.fn();
const onOther = jest.fn();
let start: HTMLElement;
let other: HTMLElement;

beforeEach(() => {
  document.body.innerHTML = `<main><button id="start"><span>Start</span></button><button id="other"></button></main>`;
  start = document.getElementById("start")!;
  other = document.getElementById("other")!;
  onStart.mockReset();
  onOther.mockReset();
  start.addEventListener("click", onStart);
  other.addEventListener("click", onOther);
});

const at = { bubbles: true, cancelable: true, button: 0, clientX: 100, clientY: 100, detail: 1 };
const down = (element: Element, init = {}) =>
  element.dispatchEvent(new PointerEvent("pointerdown", { ...at, ...init }));
const click = (element: Element, init = {}) =>
  element.dispatchEvent(new MouseEvent("click", { ...at, ...init }));

test("a button that moves away while it is pressed is clicked, and nothing else", () => {
  down(start.firstElementChild!);
  click(document.querySelector("main")!);
  expect(onStart).toHaveBeenCalledTimes(1);
  down(start);
  click(other, { clientX: 104 });
  expect([onStart.mock.calls.length, onOther.mock.calls.length]).toEqual([2, 0]);
});

test("a click on the button itself stays one click", () => {
  down(start);
  click(start.firstElementChild!);
  expect(onStart).toHaveBeenCalledTimes(1);
});

test("a press that is drawn off the button is none", () => {
  down(start);
  click(document.querySelector("main")!, { clientX: 130 });
  expect(onStart).not.toHaveBeenCalled();
});

test.each([
  ["with a key held", { ctrlKey: true }],
  ["of another mouse button", { button: 2 }],
])("a press %s is left to the browser", (_, init) => {
  down(start, init);
  click(document.querySelector("main")!);
  expect(onStart).not.toHaveBeenCalled();
});

test("a cancelled press, and one whose button is gone, click nothing", () => {
  down(start);
  start.dispatchEvent(new PointerEvent("pointercancel", { bubbles: true }));
  click(document.querySelector("main")!);
  down(start);
  start.remove();
  click(document.querySelector("main")!);
  expect(onStart).not.toHaveBeenCalled();
});

test("a click of the keyboard after a press without an end goes where it belongs", () => {
  down(start);
  click(other, { detail: 0 });
  expect([onStart.mock.calls.length, onOther.mock.calls.length]).toEqual([0, 1]);
});
