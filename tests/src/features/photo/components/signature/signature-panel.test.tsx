import "fake-indexeddb/auto";
import { beforeEach, describe, expect, it, jest } from "@jest/globals";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { createStore, keys } from "idb-keyval";
import { useState } from "react";
import { done, type Result } from "../../../../../../photo/core/result";
import type { SignatureFiles, SignatureRefusal } from "../../../../../../photo/core/signature/signature-file";
import { Downloads } from "../../../../../../src/features/photo/components/result/downloads";
import { SignaturePanel } from "../../../../../../src/features/photo/components/signature/signature-panel";
import { renderEnglish, texts } from "../../../../components/render";
import { answerDeviceJobs, argumentOf, deviceFault } from "../../device-worker";
import { beginEachAfresh } from "../../photo-fixtures";
import { byUrlPath } from "../../real-documents";

beginEachAfresh();

const { signature: words, adjust } = texts.result;
/** A drawing is offered only if the form does not ask for a pen on paper, as this one does. */
const rule = { ...byUrlPath.get("in-gate")!.signature!, penOnPaper: false };
const file = (bytes: number) => ({ bytes: new Uint8Array(bytes), widthPx: 560, heightPx: 180, dpi: 200 });
const files: SignatureFiles = { onWhite: file(12_300), transparent: file(9_000) };

/** The engine answers like this; what it is asked. */
const engineAnswers = (answer: Result<SignatureFiles, SignatureRefusal>) =>
  answerDeviceJobs(() => done(answer));

const show = () => renderEnglish(<SignaturePanel urlPath="in-gate" rule={rule} />);
function choose(name: string) {
  const picture = new File([name], name, { type: "image/jpeg" });
  fireEvent.change(document.querySelector("input[type=file]")!, { target: { files: [picture] } });
}
/** A result with a signature. */
function Page() {
  const [isDrawing, setIsDrawing] = useState(false);
  return (
    <>
      <Downloads form="digital" isMain isSticky isPaused={isDrawing} working={null} />
      <SignaturePanel urlPath="in-gate" rule={rule} onDrawing={setIsDrawing} />
    </>
  );
}

const button = (name: string) => screen.getByRole("button", { name });
const isOff = (name: string) => button(name).getAttribute("aria-disabled") === "true";
/** A canvas context that takes every call. */
function drawWith(calls: Record<string, unknown>) {
  const pen = new Proxy({}, { get: (_pen, name) => calls[String(name)] ?? (() => {}), set: () => true });
  jest.spyOn(HTMLCanvasElement.prototype, "getContext").mockImplementation(() => pen as never);
}

/** A reload finds the picture only when it is in IndexedDB. */
const isKept = () =>
  waitFor(async () => expect(await keys(createStore("open-passport-photo", "photos"))).not.toEqual([]));

let saved: string[];
beforeEach(() => {
  saved = [];
  jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});

describe("the signature of a form", () => {
  it("is shown in its own pixels beside the rule, and saved as both files", async () => {
    const asked = engineAnswers(done(files));
    show();
    choose("signed.jpg");
    const picture = await screen.findByAltText(words.alt);
    expect([picture.getAttribute("width"), picture.getAttribute("height")]).toEqual(["560", "180"]);
    expect(screen.getByRole("status").textContent).toBe(words.alt);
    expect(screen.getByText("560 × 180 px")).toBeTruthy();
    expect(screen.getByText(/250–580.×.80–180/)).toBeTruthy();
    expect(screen.getByText(/12\.3.kB|12\.3.KB/)).toBeTruthy();
    fireEvent.click(button(words.jpeg));
    fireEvent.click(button(words.png));
    expect(saved).toEqual(["in-gate-signature-560x180px.jpg", "in-gate-signature-560x180px.png"]);
    expect(asked.map(({ job }) => job)).toEqual(["makeSignature"]);
  });

  it.each<[SignatureRefusal, string]>([
    ["no-signature", texts.errors.signature.noSignature],
    ["too-faint", texts.errors.signature.tooFaint],
    ["too-small", texts.errors.signature.tooSmall],
    ["not-alone", texts.errors.signature.notAlone],
    ["damaged", texts.errors.damaged.title],
  ])("says why a picture with %s is none", async (reason, text) => {
    engineAnswers({ ok: false, reason });
    show();
    choose("page.jpg");
    expect((await screen.findByRole("alert")).textContent).toBe(text);
  });

  it("says that the engine failed", async () => {
    answerDeviceJobs(() => deviceFault("format"));
    jest.spyOn(console, "warn").mockImplementation(() => {});
    show();
    choose("signed.heic");
    expect((await screen.findByRole("alert")).textContent).toContain(texts.errors.failure.deviceFormat.title);
  });

  it("comes back after a reload, until it is deleted", async () => {
    const asked = engineAnswers(done(files));
    const { unmount } = show();
    choose("signed.jpg");
    await screen.findByAltText(words.alt);
    await isKept();
    unmount();
    const again = show();
    await screen.findByAltText(words.alt);
    expect(asked).toHaveLength(2);
    fireEvent.click(button(words.delete));
    await waitFor(() => expect(screen.queryByAltText(words.alt)).toBeNull());
    expect(document.activeElement).not.toBe(document.body);
    again.unmount();
    show();
    await act(async () => {});
    expect(asked).toHaveLength(2);
  });

  it("is made of the picture given now, also while an earlier one is read", async () => {
    const asked = engineAnswers(done(files));
    const { unmount } = show();
    choose("signed.jpg");
    await screen.findByAltText(words.alt);
    await isKept();
    unmount();
    show();
    choose("new.jpg");
    await screen.findByAltText(words.alt);
    // The earlier one, from IndexedDB.
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    const images = asked.map((call) => argumentOf("makeSignature", call).image);
    expect(images.map((image) => String.fromCharCode(...image))).toEqual(["signed.jpg", "new.jpg"]);
  });

  it("has the only main action of the page while it is drawn", () => {
    drawWith({});
    const { container } = renderEnglish(<Page />);
    const main = () => [...container.querySelectorAll("[data-variant=primary]")].map((b) => b.textContent);
    expect(main()).toEqual([texts.result.action.download]);
    fireEvent.click(button(words.draw));
    expect(main()).toEqual([words.done]);
    fireEvent.click(button(words.draw));
    expect(main()).toEqual([texts.result.action.download]);
  });

  it("is drawn by one pointer at a time, with all its moves", () => {
    const curve = jest.fn();
    drawWith({ quadraticCurveTo: curve });
    show();
    fireEvent.click(button(words.draw));
    const pad = screen.getByRole("img", { name: words.area });
    fireEvent.pointerDown(pad, { pointerId: 1, button: 0 });
    fireEvent.pointerDown(pad, { pointerId: 2, button: 0 });
    fireEvent.pointerUp(pad, { pointerId: 2 });
    // Two moves between two renders.
    act(() => {
      fireEvent.pointerMove(pad, { pointerId: 1 });
      fireEvent.pointerMove(pad, { pointerId: 1 });
    });
    fireEvent.pointerUp(pad, { pointerId: 1 });
    expect(curve).toHaveBeenCalledTimes(1);
    fireEvent.click(button(adjust.undo));
    expect(isOff(words.done)).toBe(true);
  });

  it("cannot be drawn where the form asks for a pen on paper", () => {
    renderEnglish(<SignaturePanel urlPath="in-ugc-net" rule={byUrlPath.get("in-ugc-net")!.signature!} />);
    expect(screen.queryByRole("button", { name: words.draw })).toBeNull();
    expect(button(words.photo)).toBeTruthy();
    expect(screen.getByText(words.textPen)).toBeTruthy();
  });

  it.each([
    [
      "no context",
      () => jest.spyOn(HTMLCanvasElement.prototype, "getContext").mockImplementation(() => null),
    ],
    [
      "no file",
      () => {
        drawWith({});
        jest.spyOn(HTMLCanvasElement.prototype, "toBlob").mockImplementation((give) => give(null));
      },
    ],
  ])("says so when the browser blocks the canvas: %s", async (_, block) => {
    const asked = engineAnswers(done(files));
    block();
    show();
    fireEvent.click(button(words.draw));
    const pad = screen.getByRole("img", { name: words.area });
    fireEvent.pointerDown(pad, { button: 0 });
    fireEvent.pointerUp(pad);
    fireEvent.click(button(words.done));
    expect((await screen.findByRole("alert")).textContent).toBe(texts.errors.signature.noDrawing);
    expect(asked).toEqual([]);
    choose("signed.jpg");
    await screen.findByAltText(words.alt);
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("is drawn with a pen, line by line", async () => {
    const asked = engineAnswers(done(files));
    drawWith({});
    jest
      .spyOn(HTMLCanvasElement.prototype, "toBlob")
      .mockImplementation((give) => give(new Blob(["drawing"], { type: "image/png" })));
    show();
    fireEvent.click(button(words.draw));
    fireEvent.click(button(words.done));
    expect(asked).toEqual([]);
    const pad = screen.getByRole("img", { name: words.area });
    const line = () => {
      fireEvent.pointerDown(pad, { isPrimary: true, button: 0, clientX: 1, clientY: 1 });
      fireEvent.pointerMove(pad, { isPrimary: true, clientX: 5, clientY: 5 });
      fireEvent.pointerUp(pad, { isPrimary: true });
    };
    line();
    expect(isOff(words.done)).toBe(false);
    fireEvent.click(button(adjust.undo));
    expect(isOff(words.done)).toBe(true);
    line();
    line();
    fireEvent.click(button(words.clear));
    expect(isOff(words.done)).toBe(true);
    line();
    fireEvent.click(button(words.done));
    await screen.findByAltText(words.alt);
    expect(screen.queryByRole("img", { name: words.area })).toBeNull();
    expect(asked).toHaveLength(1);
  });
});
