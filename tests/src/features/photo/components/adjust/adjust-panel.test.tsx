import { afterEach, beforeEach, describe, expect, jest, test } from "@jest/globals";
import { act, cleanup, createEvent, fireEvent, screen, within } from "@testing-library/react";
import { type ComponentProps, useState } from "react";
import { Provider } from "react-redux";
import type { Card } from "../../../../../../contract/card/card";
import type { Template } from "../../../../../../contract/document/template";
import type { Check, CropAdjustment, PaperName } from "../../../../../../photo/core/types";
import type { CropRequest } from "../../../../../../src/features/photo/adjust/use-adjustment";
import { CropEditor } from "../../../../../../src/features/photo/components/adjust/adjust-panel";
import { pictureWidthMm } from "../../../../../../src/features/photo/documents/is-in-frame";
import { photoRestored } from "../../../../../../src/features/photo/state/photo-slice";
import {
  initialPhotoState,
  type PhotoState,
  type ResultForm,
} from "../../../../../../src/features/photo/state/photo-state";
import { templateChosen } from "../../../../../../src/store/site-slice";
import { makeStore } from "../../../../../../src/store/store";
import { renderEnglish, texts } from "../../../../components/render";
import { cropSource } from "../../crop-source-fixture";
import { card } from "../../photo-fixtures";
import { byUrlPath } from "../../real-documents";

const { adjust } = texts.result;
const { headHeight } = texts.errors;
const across = adjust.across.replace("{{unit}}", texts.common.unit.mm);

// The photo of 35 x 45 mm lies on the screen with 10 CSS pixels a millimetre.
const [left, top, pxPerMm] = [100, 50, 10];
beforeEach(() => {
  const whole = { left, top, width: 35 * pxPerMm, height: 45 * pxPerMm } as DOMRect;
  jest.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(whole);
  Element.prototype.setPointerCapture = () => {};
});
afterEach(cleanup);

const hairCheck = {
  rule: "hair-margin",
  measured: 0.4,
  min: 0.5,
  max: null,
  unit: "mm",
  messageKey: "hairMargin",
} as const;

interface Shown {
  card: Card;
  /** The crop that the card was made with. */
  made: CropAdjustment | null;
}

interface PanelProps extends Pick<ComponentProps<typeof CropEditor>, "onClose" | "widthMm"> {
  first: Shown;
  refused: Check | null;
  isPending: boolean;
  onAdjust: (adjust: CropAdjustment | null) => void;
  onReady: (setShown: (shown: Shown) => void) => void;
}

function Panel({ first, refused, isPending, onAdjust, onReady, ...shown }: PanelProps) {
  const [{ card, made }, setShown] = useState(first);
  onReady(setShown);
  const [before, setBefore] = useState<(CropAdjustment | null)[]>([]);
  const crop: CropRequest = {
    made,
    refused,
    before,
    onLeave: (adjust) => setBefore((all) => [...all, adjust]),
    onUndo: () => setBefore((all) => all.slice(0, -1)),
    onDragStart: () => isPending,
    onAdjust,
  };
  return (
    <CropEditor
      card={card}
      crop={crop}
      label="Photo"
      hasLines
      faults={card.checks}
      isClosing={false}
      {...shown}
    />
  );
}

interface Opened {
  made?: CropAdjustment | null;
  refused?: Check | null;
  isRunning?: boolean;
  /** The last crop is still to be asked for. */
  isPending?: boolean;
  template?: Template | null;
  form?: ResultForm;
  /** Lengths that the finished photo was measured with. */
  measured?: Partial<Card["result"]>;
  /** Size of the file, which has the document's shape if not given. */
  file?: { widthPx: number; heightPx: number };
}

/** The panel on a card, and what it asks for. */
function openPanel({
  made = null,
  refused = null,
  isRunning = false,
  isPending = false,
  template = null,
  form = "digital",
  measured,
  file,
}: Opened = {}) {
  const asked: (CropAdjustment | null)[] = [];
  const onClose = jest.fn();
  const store = makeStore();
  store.dispatch(templateChosen(template));
  const { sizeWidth, sizeHeight } = template ?? { sizeWidth: 35, sizeHeight: 45 };
  const digital = { ...card.digital, ...(file ?? { widthPx: sizeWidth * 10, heightPx: sizeHeight * 10 }) };
  const size = file && { widthMm: sizeWidth, heightMm: sizeHeight };
  const rule = { ...cropSource.rule, ...size };
  const result = { ...card.result, ...measured };
  const finished = { ...card, result, digital, cropSource: { ...card.cropSource, ...cropSource, rule } };
  const { choices } = initialPhotoState;
  const request = { ...choices, countryCode: "DE", form, paper: finished.printout.paper as PaperName };
  const put = (adjust: CropAdjustment | null, run: Partial<PhotoState["run"]>) =>
    store.dispatch(
      photoRestored({
        choices: { ...request, adjust },
        made: { card: finished, report: null, request: { ...request, adjust: made }, madeAt: 0 },
        run,
      }),
    );
  const refusedChange = refused && ({ change: "crop", check: refused } as const);
  put(made, { refusedChange, status: isRunning ? "running" : "idle" });
  let show = (_shown: Shown) => {};
  renderEnglish(
    <Provider store={store}>
      <Panel
        first={{ card: finished, made }}
        refused={refused}
        isPending={isPending}
        onAdjust={(adjust) => void asked.push(adjust)}
        onClose={onClose}
        widthMm={template ? pictureWidthMm(finished, template, form) : sizeWidth}
        onReady={(setShown) => {
          show = (shown) => act(() => setShown(shown));
        }}
      />
    </Provider>,
  );
  const failure = { key: "connectionTimedOut", code: null, retryAfterMs: null } as const;
  const last = () => asked.at(-1) ?? null;
  return {
    asked,
    onClose,
    /** The last correction is being made. */
    work: () => act(() => void put(last(), { status: "running" })),
    /** It could not be made. */
    fail: () => act(() => void put(last(), { status: "failed", failure })),
    /** It has been made and measured. */
    finish: (checks: Check[] = []) => {
      act(() => void put(last(), { status: "idle" }));
      show({ card: { ...finished, checks, cropSource: { ...finished.cropSource } }, made: last() });
    },
  };
}

const stage = () => screen.getByRole("application", { name: adjust.stage });
const said = () => screen.getByRole("status").textContent;
const undo = () => screen.getByRole("button", { name: adjust.undo });
const canUndo = () => undo().getAttribute("aria-disabled") === "false";
function press(key: string, held: object = {}) {
  const event = createEvent.keyDown(stage(), { key, ...held });
  fireEvent(stage(), event);
  return event;
}
/** The photo is drawn once a frame. */
const drawn = () => act(() => new Promise((resolve) => requestAnimationFrame(resolve)));

/** A finger or the mouse at a place of the photo. */
const at = (xMm: number, yMm: number, pointerId = 1, button = 0) => ({
  pointerId,
  button,
  clientX: left + xMm * pxPerMm,
  clientY: top + yMm * pxPerMm,
});
const down = (place: ReturnType<typeof at>) => fireEvent.pointerDown(stage(), place);
const moveTo = (place: ReturnType<typeof at>) => fireEvent.pointerMove(stage(), place);
const up = (place: ReturnType<typeof at>) => fireEvent.pointerUp(stage(), place);

const moved = (by: Partial<CropAdjustment>) => ({
  scale: 1,
  dxMm: expect.closeTo(by.dxMm ?? 0, 3),
  dyMm: expect.closeTo(by.dyMm ?? 0, 3),
  rotateDeg: 0,
});

describe("the photo under one finger", () => {
  test("goes where the finger goes, and is asked for once when it is let go", async () => {
    const { asked } = openPanel();
    down(at(10, 10));
    moveTo(at(10.2, 10.1));
    moveTo(at(10.6, 10.2));
    await drawn();
    moveTo(at(10.8, 10.3));
    expect(asked).toEqual([]);
    up(at(10.8, 10.3));
    expect(asked).toEqual([moved({ dxMm: 0.8, dyMm: 0.3 })]);
  });
  test("is moved on from where the last drag has left it, and each drag is undone by itself", () => {
    const { asked } = openPanel();
    for (const to of [0.5, 0.4]) {
      down(at(10, 10));
      moveTo(at(10 + to, 10));
      up(at(10 + to, 10));
    }
    expect(asked.at(-1)).toEqual(moved({ dxMm: 0.9 }));
    fireEvent.click(undo());
    expect(asked.at(-1)).toEqual(moved({ dxMm: 0.5 }));
    fireEvent.click(undo());
    expect([asked.at(-1), canUndo()]).toEqual([null, false]);
    fireEvent.click(undo());
    expect(asked).toHaveLength(4);
  });
  test("stops where its document stops it, and says so while the finger is still down", async () => {
    const { asked } = openPanel();
    down(at(10, 10));
    moveTo(at(25, 10));
    await drawn();
    expect(said()).toBe("Limit reached: Head centred. Allowed: 1.8\u00a0mm or less (our own limit)");
    up(at(25, 10));
    expect(asked[0]!.dxMm).toBeCloseTo(1.75, 1);
    down(at(10, 10));
    expect(said()).not.toContain("Limit reached");
  });
  test("stays where it is under another button, and under a finger that only touches it", () => {
    const { asked } = openPanel();
    down(at(10, 10, 1, 2));
    moveTo(at(10.5, 10, 1, 2));
    up(at(10.5, 10, 1, 2));
    down(at(10, 10));
    up(at(10, 10));
    moveTo(at(12, 10));
    expect([asked, canUndo()]).toEqual([[], false]);
  });
  test("is let go too when the browser takes the finger away", () => {
    const { asked } = openPanel();
    down(at(10, 10));
    moveTo(at(10.6, 10));
    fireEvent.pointerCancel(stage(), at(10.6, 10));
    moveTo(at(12, 10));
    up(at(12, 10));
    expect(asked).toEqual([moved({ dxMm: 0.6 })]);
  });
  test("is asked for again after a mere touch that held back a correction on its way", () => {
    const { asked } = openPanel({ isPending: true });
    down(at(10, 10));
    up(at(10, 10));
    expect(asked).toEqual([null]);
  });
});

describe("a file of another shape than the print", () => {
  const template = byUrlPath.get("cn-visa")!;
  const file = { widthPx: 420, heightPx: 560 };
  const middleOfPicture = () => {
    const frame = document.querySelector<SVGElement>("rect[fill=none]")!;
    const [shift = 0] = frame
      .parentElement!.getAttribute("transform")!
      .match(/[\d.]+/)!
      .map(Number);
    return shift + Number(frame.getAttribute("width")) / 2;
  };
  const middleOfFrame = () => Number(document.querySelector("clipPath rect")!.getAttribute("width")) / 2;

  test.each([
    ["digital", "420\u00a0px"],
    ["printout", "33\u00a0mm"],
  ] as const)("is corrected as it is handed in, %s: %s wide", (form, width) => {
    openPanel({ template, file, form });
    expect(stage().textContent).toContain(width);
    expect(middleOfPicture()).toBeCloseTo(middleOfFrame(), 3);
  });
});

describe("the photo under two fingers", () => {
  test("says what stopped a pinch also after the fingers are lifted", () => {
    openPanel();
    down(at(10, 20, 1));
    down(at(25, 20, 2));
    moveTo(at(2, 20, 1));
    moveTo(at(33, 20, 2));
    up(at(2, 20, 1));
    up(at(33, 20, 2));
    expect(said()).toContain("Limit reached");
  });

  test("grows as they spread, about the place between them", async () => {
    const { asked } = openPanel();
    down(at(12, 20, 1));
    down(at(22, 30, 2));
    moveTo(at(11.9, 19.9, 1));
    moveTo(at(22.1, 30.1, 2));
    await drawn();
    up(at(22.1, 30.1, 2));
    up(at(11.9, 19.9, 1));
    // Between them lie 17 mm across, half a millimetre left of the head's axis.
    expect(asked.at(-1)).toMatchObject({ scale: expect.closeTo(1.02, 4), dxMm: expect.closeTo(0.01, 3) });
    expect(asked.at(-1)!.dyMm).toBeLessThan(-0.1);
  });
  test("goes on with the finger that stays, from where that lies", () => {
    const { asked } = openPanel();
    down(at(12, 20, 1));
    down(at(22, 20, 2));
    up(at(22, 20, 2));
    moveTo(at(12.4, 20, 1));
    up(at(12.4, 20, 1));
    expect(asked).toEqual([moved({ dxMm: 0.4 })]);
  });
  test("keeps what the first has dragged before the second came", async () => {
    const { asked } = openPanel();
    down(at(12, 20, 1));
    moveTo(at(12.4, 20, 1));
    await drawn();
    down(at(22, 20, 2));
    up(at(22, 20, 2));
    up(at(12.4, 20, 1));
    expect(asked.at(-1)).toEqual(moved({ dxMm: 0.4 }));
  });
  test("takes no notice of a third", () => {
    const { asked } = openPanel();
    down(at(12, 20, 1));
    down(at(22, 20, 2));
    down(at(17, 40, 3));
    moveTo(at(30, 40, 3));
    up(at(30, 40, 3));
    moveTo(at(12.4, 20, 1));
    moveTo(at(22.4, 20, 2));
    up(at(12.4, 20, 1));
    up(at(22.4, 20, 2));
    expect(asked).toEqual([moved({ dxMm: 0.4 })]);
  });
});

describe("the photo under the wheel", () => {
  const turnWheel = (deltaY: number, deltaMode = 0, place = at(17.5, 20)) => {
    // happy-dom gives its wheel no place.
    const event = Object.assign(createEvent.wheel(stage(), { deltaY, deltaMode }), place);
    fireEvent(stage(), event);
    return event;
  };

  test("grows upwards and shrinks downwards, and the page does not scroll", () => {
    const { asked } = openPanel();
    expect(turnWheel(-100).defaultPrevented).toBe(true);
    turnWheel(200);
    expect(asked.map((wanted) => wanted!.scale)).toEqual([
      expect.closeTo(Math.exp(0.02), 4),
      expect.closeTo(Math.exp(-0.02), 4),
    ]);
  });
  test("grows about the pointer", () => {
    const { asked } = openPanel();
    turnWheel(-100, 0, at(27.5, 20));
    expect(asked[0]!.dxMm).toBeCloseTo(-10 * (Math.exp(0.02) - 1), 3);
  });
  test.each([
    ["lines", 1, -3, 3 * 16],
    ["pages, no further than one push goes", 2, -1, 200],
    ["a long way, no further than one push goes", 0, -5000, 200],
    ["a long way down, no further than one push goes", 0, 5000, -200],
  ])("that turns by %s", (_, deltaMode, deltaY, px) => {
    const { asked } = openPanel();
    turnWheel(deltaY, deltaMode);
    expect(asked[0]!.scale).toBeCloseTo(Math.exp(px * 0.0002), 4);
  });
});

const steps: [string, keyof typeof adjust, Partial<CropAdjustment>][] = [
  ["ArrowUp", "up", { dyMm: -0.5 }],
  ["ArrowDown", "down", { dyMm: 0.5 }],
  ["ArrowLeft", "left", { dxMm: -0.5 }],
  ["ArrowRight", "right", { dxMm: 0.5 }],
  ["+", "larger", { scale: 1.02 }],
  ["=", "larger", { scale: 1.02 }],
  ["-", "smaller", { scale: expect.closeTo(1 / 1.02, 4) as unknown as number }],
  ["[", "turnLeft", { rotateDeg: -0.5 }],
  ["]", "turnRight", { rotateDeg: 0.5 }],
];

describe("the photo under keys and buttons", () => {
  test.each(steps)("%s is one step, and so is the button %s", (key, name, step) => {
    const { asked } = openPanel();
    expect(press(key).defaultPrevented).toBe(true);
    fireEvent.click(screen.getByRole("button", { name: adjust.reset }));
    fireEvent.click(screen.getByText(adjust.exact));
    const buttons = within(screen.getByRole("group", { name: adjust.title, hidden: true }));
    fireEvent.click(buttons.getByRole("button", { name: adjust[name] as string, hidden: true }));
    expect(asked).toMatchObject([step, null, step] as object[]);
  });
  test.each([
    ["us-dv-lottery", "digital", 5 / (300 / 25.4), "5\u00a0px"],
    // A sheet is measured with a ruler.
    ["gb-voter-authority-certificate", "printout", 0.5, "0.5\u00a0mm"],
    ["us-passport", "printout", 0.02 * 25.4, "0.02\u00a0in"],
    ["de-passport", "digital", 0.5, "0.5\u00a0mm"],
  ] as const)("a step in %s, %s, is a round number: %d mm", (urlPath, form, stepMm, text) => {
    const template = byUrlPath.get(urlPath)!;
    const { asked } = openPanel({ template, form });
    press("ArrowRight");
    expect(asked).toMatchObject([{ dxMm: expect.closeTo(stepMm, 3) }]);
    cleanup();
    openPanel({ template, form, made: asked[0]! });
    expect(said()).toContain(text);
  });
  test("steps in quick succession are undone together", () => {
    const { asked } = openPanel();
    expect(canUndo()).toBe(false);
    press("ArrowRight");
    press("ArrowRight");
    expect([asked.at(-1), canUndo()]).toEqual([moved({ dxMm: 1 }), true]);
    press("z", { ctrlKey: true });
    expect([asked.at(-1), canUndo()]).toEqual([null, false]);
  });
  test("steps after a pause are undone one by one", () => {
    const now = jest.spyOn(performance, "now").mockReturnValue(10_000);
    const { asked } = openPanel();
    press("ArrowRight");
    now.mockReturnValue(11_000);
    press("ArrowRight");
    press("z", { metaKey: true });
    expect([asked.at(-1), canUndo()]).toEqual([moved({ dxMm: 0.5 }), true]);
  });
  test("a step into the limit says what stops it, and asks for nothing", () => {
    const { asked } = openPanel();
    for (let i = 0; i < 6; i++) press("ArrowRight");
    const count = asked.length;
    expect(asked.at(-1)!.dxMm).toBeCloseTo(1.75, 1);
    press("ArrowRight");
    expect(said()).toContain(texts.errors.centring.name);
    expect(asked.length - count).toBeLessThanOrEqual(1);
    fireEvent.click(screen.getByRole("button", { name: adjust.reset }));
    expect(said()).not.toContain(texts.errors.centring.name);
  });
  test.each([
    ["ArrowLeft", { altKey: true }],
    ["+", { ctrlKey: true }],
    ["-", { metaKey: true }],
    ["z", {}],
    ["Tab", {}],
  ])("%s with %j is left to the browser", (key, held) => {
    const { asked } = openPanel();
    expect([press(key, held).defaultPrevented, asked]).toEqual([false, []]);
  });
  test("Escape and the button close the panel", () => {
    const { onClose } = openPanel();
    press("Escape");
    expect(onClose).toHaveBeenCalledTimes(1);
    fireEvent.click(screen.getByRole("button", { name: adjust.done }));
    expect(onClose).toHaveBeenCalledTimes(2);
    fireEvent.keyDown(screen.getByRole("button", { name: adjust.undo }), { key: "Escape" });
    expect(onClose).toHaveBeenCalledTimes(3);
  });
  test("Escape closes first what is open above the panel", () => {
    const { onClose } = openPanel();
    const prevent = (event: Event) => event.preventDefault();
    stage().addEventListener("keydown", prevent);
    expect(press("Escape").defaultPrevented).toBe(true);
    stage().removeEventListener("keydown", prevent);
    const dialog = document.body.appendChild(document.createElement("dialog"));
    dialog.open = true;
    // The browser closes a dialog by the key only if nobody prevents it.
    expect(press("Escape").defaultPrevented).toBe(false);
    dialog.remove();
    expect(onClose).not.toHaveBeenCalled();
    press("Escape");
    expect(onClose).toHaveBeenCalledTimes(1);
  });
  test("the photo has the focus at once: keys move it", () => {
    openPanel();
    expect(document.activeElement).toBe(stage());
  });
});

describe("a length that is typed", () => {
  const inMm = (name: string) => `${name} (${texts.common.unit.mm})`;
  const headHeight = inMm(texts.errors.headHeight.name);
  const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
  const typeInto = (name: string, text: string) => fireEvent.change(field(name), { target: { value: text } });
  const enter = (name: string) => fireEvent.keyDown(field(name), { key: "Enter" });

  test.each([
    [headHeight, "34", { scale: expect.closeTo(34 / 33.7, 3) }],
    [inMm(texts.errors.topMargin.name), "4,4", { dyMm: expect.closeTo(0.4, 3) }],
    [across, "-0.5", { dxMm: expect.closeTo(-0.5, 3) }],
    [adjust.turn, "2", { rotateDeg: 2 }],
  ])("of %s moves it there with Enter, and not before", (name, text, wanted) => {
    const { asked } = openPanel();
    typeInto(name, text);
    fireEvent.keyDown(field(name), { key: "4" });
    expect(asked).toEqual([]);
    enter(name);
    expect(asked).toMatchObject([wanted]);
  });
  test("of a file that has pixels only is in pixels, as it is on the result", () => {
    openPanel({ template: byUrlPath.get("cn-visa")!, file: { widthPx: 420, heightPx: 560 } });
    // 33.7 of 48 mm.
    expect(field(`${texts.errors.headHeight.name} (px)`).value).toBe("393");
    const { textContent } = within(stage()).getByRole("img", { name: "Photo" });
    expect(textContent).toContain("C393");
    expect(textContent).toMatch(/A\d+\u00a0px/);
  });

  test("of a document in pixels is in whole ones, and so is all that is said of it", () => {
    const made = { scale: 1, dxMm: 0.5, dyMm: 0, rotateDeg: 0 };
    const { asked } = openPanel({ made, template: byUrlPath.get("in-kerala-psc")! });
    const inPx = `${texts.errors.headHeight.name} (px)`;
    // 33.7 mm at 300 dpi.
    expect(field(inPx).value).toBe("398");
    expect(said()).toContain("6\u00a0px");
    const { textContent } = within(stage()).getByRole("img", { name: "Photo" });
    expect(textContent).toContain("398");
    expect(textContent).not.toMatch(/\d\.\d/);
    typeInto(inPx, "tall");
    enter(inPx);
    expect(screen.getByRole("alert").textContent).toContain("400");
    typeInto(inPx, "400");
    enter(inPx);
    expect(asked).toMatchObject([{ scale: expect.closeTo(400 / 398.03, 3) }]);
    typeInto(inPx, "999");
    enter(inPx);
    expect(screen.getByRole("alert").textContent).toMatch(/Head height\. Allowed: \d+\spx to \d+\spx/);
  });
  test("that is none moves nothing and says so", () => {
    const { asked } = openPanel();
    typeInto(headHeight, "tall");
    enter(headHeight);
    expect([field(headHeight).value, field(headHeight).getAttribute("aria-invalid")]).toEqual([
      "tall",
      "true",
    ]);
    expect(screen.getByRole("alert").textContent).toContain("34.5");
    expect(asked).toEqual([]);
    typeInto(headHeight, "34");
    fireEvent.blur(field(headHeight));
    expect([screen.queryByRole("alert"), asked.length]).toEqual([null, 1]);
  });
  test.each(["0", "-3"])("of a head, as no head has it (%s), is stopped by the rule", (text) => {
    const { asked } = openPanel();
    const before = field(headHeight).value;
    typeInto(headHeight, text);
    enter(headHeight);
    expect(screen.getByRole("alert").textContent).toContain("Limit reached: ");
    expect(asked).toHaveLength(1);
    expect(Number(field(headHeight).value)).toBeGreaterThan(20);
    expect(field(headHeight).value).not.toBe(before);
  });
  test.each(["99", "999999999999"])(
    "of a head too tall (%s) gives way to the tallest there may be",
    (text) => {
      const { asked } = openPanel();
      typeInto(headHeight, text);
      enter(headHeight);
      expect(screen.getByRole("alert").textContent).toContain("Head height. Allowed: 31.5");
      expect(Number(field(headHeight).value)).toBeCloseTo(36, 0);
      expect(asked).toHaveLength(1);
    },
  );
  test("is not beyond the limit that stopped it, even if the head was measured as larger than it was made", () => {
    openPanel({ measured: { headHeightMm: card.result.headHeightMm! + 0.3 } });
    typeInto(headHeight, "99");
    enter(headHeight);
    expect(screen.getByRole("alert").textContent).toContain("to 36\u00a0mm");
    expect(field(headHeight).value).toBe("36");
  });
  test("that is shown already takes away why another could not be made", () => {
    openPanel();
    typeInto(headHeight, "99");
    enter(headHeight);
    expect(screen.getByRole("alert")).toBeTruthy();
    const { value } = field(headHeight);
    typeInto(headHeight, "");
    typeInto(headHeight, value);
    enter(headHeight);
    expect(screen.queryByRole("alert")).toBeNull();
  });
  test("that cannot be made gives way to the one that was, and the field says why until the next movement", () => {
    const { asked, work, finish } = openPanel();
    const told = () => document.getElementById(field(across).getAttribute("aria-describedby") ?? "");
    const why = "Limit reached: Head centred. Allowed: 1.8\u00a0mm or less (our own limit)";
    // The second time nothing moves at all.
    for (const text of ["5", "9"]) {
      typeInto(across, text);
      enter(across);
      expect(Math.abs(Number(field(across).value) - 1.75)).toBeLessThan(0.1);
      expect([told()?.textContent, told()?.role]).toEqual([why, "alert"]);
      // Told once.
      expect(said()).toBe("");
    }
    expect(asked.at(-1)!.dxMm).toBeCloseTo(1.75, 1);
    expect(field(across).getAttribute("aria-invalid")).toBeNull();
    work();
    expect([said(), told()?.textContent]).toEqual([adjust.working, why]);
    finish();
    expect(said()).toContain("left–right");
    expect(told()?.textContent).toBe(why);
    press("ArrowLeft");
    expect(told()).toBeNull();
  });
  test("says nothing of another field's limit", () => {
    openPanel();
    typeInto(headHeight, "60");
    enter(headHeight);
    expect(screen.getAllByRole("alert")).toHaveLength(1);
    expect(field(across).getAttribute("aria-describedby")).toBeNull();
    typeInto(adjust.turn, "1");
    enter(adjust.turn);
    expect(screen.queryByRole("alert")).toBeNull();
  });
  test("is none that was only looked at", () => {
    const { asked } = openPanel();
    enter(headHeight);
    typeInto(headHeight, field(headHeight).value);
    fireEvent.blur(field(headHeight));
    expect(asked).toEqual([]);
  });
});

describe("what is said of a correction", () => {
  test("is where it is, once it is measured", () => {
    openPanel({ made: { scale: 1.02, dxMm: 0.5, dyMm: -0.25, rotateDeg: 1 } });
    expect(said()).toBe("Size 102%, left–right 0.5\u00a0mm, up–down −0.3\u00a0mm, rotation 1°");
  });
  test("is nothing where nothing was corrected", () => {
    openPanel();
    expect(said()).toBe("");
  });
  test("is that it is being measured", () => {
    openPanel({ isRunning: true });
    expect(said()).toBe(adjust.working);
  });
  test("is why the last one was refused", () => {
    openPanel({
      refused: {
        rule: "top-margin",
        verdict: "fail",
        measured: null,
        min: null,
        max: null,
        unit: null,
        messageKey: "topSpace",
      },
    });
    expect(said()).toContain(texts.errors.topSpace.plain);
  });
  test.each([
    ["a larger head than the rule allows", "+", texts.errors.headHeight.name, "31.5\u00a0mm"],
    ["a turn beyond the reach of a correction", "]", adjust.stop.reach, ""],
  ])("is what stops %s", (_, key, ...words) => {
    openPanel();
    for (let i = 0; i < 32; i++) press(key);
    for (const word of words) expect(said()).toContain(word);
  });
  test("is what stopped it while it is measured and after, until it is moved again", () => {
    const { work, finish } = openPanel();
    for (let i = 0; i < 32; i++) press("+");
    const why = said();
    expect(why).toContain(texts.errors.headHeight.name);
    work();
    expect(said()).toBe(why);
    finish();
    expect(said()).toBe(why);
    press("-");
    expect(said()).toBe("");
  });
  test.each([
    [
      "ArrowUp",
      "its lower edge, which a larger photo moves away",
      "",
      adjust.stop.bottom,
      adjust.stop.larger,
    ],
    ["-", "the same edge, which only another photo moves", "ArrowUp", adjust.stop.bottom, headHeight.advice],
    ["ArrowDown", "its upper edge, with the chin on the frame", "", adjust.stop.top, headHeight.advice],
  ])("is where %s is stopped by %s", (key, _, first, edge, help) => {
    openPanel();
    for (let i = 0; i < 7; i++) press(first);
    for (let i = 0; i < 32; i++) press(key);
    expect(said()).toBe(`${edge} ${help}`);
  });
  test("is what the result says of the new position, beside what stopped it", () => {
    const atEdge = { ...hairCheck, verdict: "warn" } as Check;
    const { work, finish } = openPanel();
    press("ArrowUp");
    work();
    expect(said()).toBe(adjust.working);
    finish([atEdge]);
    expect(said()).toBe(texts.errors.hairMargin.title);
    press("ArrowDown");
    expect(said()).toBe("");
    for (let i = 0; i < 32; i++) press("ArrowUp");
    finish([atEdge]);
    expect(said()).toBe(`${adjust.stop.bottom} ${adjust.stop.larger} · ${texts.errors.hairMargin.title}`);
  });
  test("does not say beside the limit of the head that the head is close to it", () => {
    const close = {
      ...hairCheck,
      verdict: "warn",
      rule: "head-height-certain",
      messageKey: "headHeightUncertain",
    };
    const { finish } = openPanel();
    press("+");
    finish([close as Check]);
    expect(said()).toBe(texts.errors.headHeightUncertain.close);
    for (let i = 0; i < 32; i++) press("+");
    const why = said();
    finish([close as Check, { ...hairCheck, verdict: "warn" } as Check]);
    expect(said()).toBe(`${why} · ${texts.errors.hairMargin.title}`);
  });
  test("is that it could not be made, until it is moved again", () => {
    const { fail } = openPanel();
    press("ArrowRight");
    fail();
    expect(said()).toBe(texts.errors.failure.connectionTimedOut.title);
    press("ArrowRight");
    expect(said()).toBe("");
  });
  test("is nothing of another change that could not be made", () => {
    const { fail } = openPanel();
    fail();
    expect(said()).toBe("");
  });
});

test("the photo from before is shown beside it, without lines to lay, until it is moved again", () => {
  openPanel();
  press("ArrowRight");
  const before = () => screen.getByRole<HTMLInputElement>("switch", { name: adjust.before });
  const place = () => stage().querySelector("image")!.getAttribute("transform");
  const right = place();
  fireEvent.click(before());
  expect(place()).not.toBe(right);
  expect(screen.queryAllByRole("slider")).toEqual([]);
  fireEvent.click(before());
  expect(place()).toBe(right);
  expect(screen.getAllByRole("slider")).toHaveLength(3);
});

test("what is no number is told until the measured length stands there again", () => {
  openPanel();
  const field = screen.getByLabelText<HTMLInputElement>(`${texts.errors.headHeight.name} (mm)`);
  const measured = field.value;
  const type = (value: string) => {
    fireEvent.change(field, { target: { value } });
    fireEvent.keyDown(field, { key: "Enter" });
  };
  type("abc");
  expect(screen.getByRole("alert").textContent).toContain(adjust.notNumber.slice(0, 13));
  type(measured);
  expect(screen.queryByRole("alert")).toBeNull();
  type("abc");
  fireEvent.click(screen.getByRole("button", { name: adjust.smaller }));
  expect(field.value).not.toBe("abc");
  expect(screen.queryByRole("alert")).toBeNull();
});
