import { afterEach, expect, test } from "@jest/globals";
import { cleanup } from "@testing-library/react";
import type { Check } from "../../../../../../../../photo/core/types";
import {
  drawingOf,
  FaultDrawing,
} from "../../../../../../../../src/features/photo/components/result/checks/fault-drawing/fault-drawing";
import { faultPictures } from "../../../../../../../../src/features/photo/components/result/checks/fault-drawing/fault-poses";
import { renderEnglish } from "../../../../../../components/render";

afterEach(cleanup);

const check = (messageKey: Check["messageKey"], measured: number | null = null): Check => ({
  ...{ rule: "head-height", verdict: "fail", measured, min: 25, max: 35, unit: "mm" },
  messageKey,
});

const heightOf = (drawn: Check) => faultPictures[drawingOf(drawn)!].poses[0]!.height;

test("a head that is too large is drawn larger than it should be, one that is too small smaller", () => {
  expect(heightOf(check("headHeight", 36))).toBeGreaterThan(0.7);
  expect(heightOf(check("headHeight", 24))).toBeLessThan(0.7);
  expect(drawingOf(check("headHeight", 30))).toBeNull();
});

test("eyes, margin, tilt and middle are drawn on the side on which they are wrong", () => {
  const pairs = (["eyeLine", "topMargin", "stayStraight", "centring"] as const).map((key) => [
    drawingOf(check(key, 24)),
    drawingOf(check(key, 36)),
  ]);
  expect(pairs).toEqual([
    ["low-eyes", "high-eyes"],
    ["head-at-edge", "head-far-below"],
    ["tilted-left", "tilted-right"],
    ["left-of-centre", "right-of-centre"],
  ]);
});

test("teeth are drawn in a smile, an open mouth without them is round", () => {
  const drawn = (key: Check["messageKey"]) => {
    renderEnglish(<FaultDrawing check={check(key)} />);
    const [teeth, round] = ['path[fill="#ffffff"]', "ellipse"].map((name) => document.querySelector(name));
    cleanup();
    return [teeth !== null, round !== null];
  };
  expect([drawn("teethShown"), drawn("mouthOpen")]).toEqual([
    [true, false],
    [false, true],
  ]);
});

test("a head at the left edge is drawn there, and both pictures have the required wall", () => {
  const across = (headAcross: number) => {
    const given = { across: headAcross, height: 0.3 };
    renderEnglish(<FaultDrawing check={check("bodyCentred")} head={given} wall="#dcebf7" />);
    const [head] = [...document.querySelectorAll("svg svg g")].map(
      (group) => group.getAttribute("transform")!,
    );
    const walls = [...document.querySelectorAll("rect[style]")].map((wall) => wall.getAttribute("style"));
    cleanup();
    const required = expect.stringMatching(/#dcebf7|rgb\(220, 235, 247\)/);
    expect(walls).toEqual([required, required]);
    return Number(/translate\(([\d.]+)/.exec(head!)![1]);
  };
  expect(across(0.2)).toBeLessThan(52);
  expect(across(0.8)).toBeGreaterThan(52);
});

test("a face with too few pixels that fills the photo is not drawn as one that is too far away", () => {
  const isDrawn = (height: number) => {
    renderEnglish(<FaultDrawing check={check("smallFaces")} head={{ across: 0.5, height }} />);
    const drawn = document.querySelector("svg");
    cleanup();
    return drawn !== null;
  };
  expect([isDrawn(0.1), isDrawn(0.5)]).toEqual([true, false]);
});

test.each([
  [0.45, 0],
  [0.9, 1],
])("a head that is %d of the photo high is drawn as too close %d times", (height, times) => {
  renderEnglish(<FaultDrawing check={check("tooClose")} head={{ across: 0.5, height }} />);
  expect(document.querySelectorAll("[data-drawing=huge-head]")).toHaveLength(times);
});

test("where the wall is the fault, the wrong picture has another", () => {
  renderEnglish(<FaultDrawing check={check("backgroundColour")} wall="#dcebf7" />);
  expect(document.querySelectorAll("rect[style]")).toHaveLength(1);
});
