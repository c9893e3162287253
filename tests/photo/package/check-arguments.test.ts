import { expect, it } from "@jest/globals";
import type { PhotoPoolOptions } from "../../../photo/node/photo-pool-types";
import {
  type CheckOptions,
  checkCheckCall,
  checkPhotoCall,
  checkPoolOptions,
  checkRuleCall,
  type PhotoOptions,
} from "../../../photo/package/check-arguments";
import { squareDocument, testRule } from "../test-rule";

const bytes = Buffer.from("a picture");
const rule = testRule();
const place = { scale: 1, dxMm: 0, dyMm: 0, rotateDeg: 0 };
const withCaption = { ...rule, caption: { heightRatio: 0.2 } };
const make =
  (options: object, of: object = rule) =>
  () =>
    checkPhotoCall(bytes, of, options as PhotoOptions);

it("accepts what the types allow", () => {
  const given = { format: "heic", widthPx: 3024, heightPx: 4032, bytes: 1_800_000 } as const;
  const options: PhotoOptions = {
    background: "#ffffff",
    paper: "a4",
    copies: 2,
    answers: { glasses: "no" },
    adjust: { scale: 1.1, dxMm: -1, dyMm: 0, rotateDeg: 0, lines: { crown: [0.5, 0.2] } },
    otherDocument: { rule, copies: 2 },
    caption: undefined,
  };
  expect(make(options)).not.toThrow();
  expect(() => checkPhotoCall(new Uint8Array(), testRule(squareDocument), {})).not.toThrow();
  expect(() =>
    checkCheckCall(bytes, { ...rule, relaxed: ["mouth-closed"] }, { answers: {}, given }),
  ).not.toThrow();
});

it.each([
  [{ papr: "a4" }, 'options has no "papr". Did you mean "paper"?'],
  [{ colour: "blue" }, 'options has no "colour". Possible are: background,'],
  [{ paper: "a44" }, "options.paper must be one of 4x6in, 5x7in, a4,"],
  [{ copies: 1.5 }, "options.copies must be a whole number above 0."],
  [{ copies: "2" }, "options.copies must be a whole number above 0."],
  [
    { answers: { hat: "no" } },
    'options.answers has no "hat". Possible are: eyes-open, glasses, head-covering.',
  ],
  [{ answers: { glasses: true } }, "options.answers.glasses must be one of yes, no."],
  [{ paper: "A4" }, 'Did you mean "a4"?'],
  [{ adjust: { scale: 1 } }, "options.adjust.dxMm is missing."],
  [
    { adjust: { ...place, lines: { crwn: [0, 0] } } },
    'options.adjust.lines has no "crwn". Did you mean "crown"?',
  ],
  [
    { adjust: { ...place, lines: { crown: 0.2 } } },
    "options.adjust.lines.crown must be a point inside the picture, such as [0.5, 0.2].",
  ],
  [
    { adjust: { ...place, lines: { crown: [0.5, 1.2] } } },
    "options.adjust.lines.crown must be a point inside the picture",
  ],
  [
    { otherDocument: { rule: { ...rule, head: { heightMm: { min: 40, max: 30 }, crown: "skull" } } } },
    "options.otherDocument.rule.head.heightMm.min must not be above options.otherDocument.rule.head.heightMm.max.",
  ],
  [{ otherDocument: { rule: "fr-passport" } }, "options.otherDocument.rule must be an object."],
  [{ otherDocument: { rule, label: "x" } }, 'options.otherDocument has no "label".'],
  [
    { otherDocument: { rule: { ...rule, dpi: 0 } } },
    "options.otherDocument.rule.dpi must be from 72 to 1200, not 0.",
  ],
  [{ sheetLabel: 5 }, "options.sheetLabel must be a text."],
])("names the wrong option of %j", (options, message) => {
  expect(make(options)).toThrow(message);
});

it.each([
  [{ copies: 101 }, "options.copies must be from 1 to 100, not 101."],
  [{ adjust: { ...place, scale: 50 } }, "options.adjust.scale must be from 0.5 to 2, not 50."],
  [{ adjust: { ...place, dxMm: -500 } }, "options.adjust.dxMm must be from -20 to 20, not -500."],
  [{ adjust: { ...place, rotateDeg: 90 } }, "options.adjust.rotateDeg must be from -15 to 15, not 90."],
  [
    { adjust: { ...place, lines: { crown: [0.5, 0.9], chin: [0.5, 0.2] } } },
    "options.adjust.lines.crown must lie above options.adjust.lines.chin.",
  ],
  // Also where the date is missing.
  [{ caption: { name: "Ada" } }, "options.caption is not possible: test-35x45 asks for no name and date."],
])("refuses what the API refuses too, and names what is possible: %j", (options, message) => {
  expect(make(options)).toThrow(new RangeError(message));
});

it.each([
  [{ name: " ", date: "2026-02-28" }, "options.caption.name must not be empty."],
  [{ name: "Ada" }, "options.caption.date is missing."],
  [{ name: "Ada", date: "2026-02-30" }, "options.caption.date must be a day, such as 2026-11-30."],
  [
    { name: "A".repeat(101), date: "2026-02-28" },
    "options.caption.name must have at most 100 characters, not 101.",
  ],
])("names what is wrong with the caption %j", (caption, message) => {
  expect(make({ caption }, withCaption)).toThrow(message);
});

const exactly = (px: number) => ({ min: px, max: px });
const file = (px: number) => ({
  widthPx: exactly(px),
  heightPx: exactly(px),
  aspectRatio: null,
  minKb: null,
  maxKb: null,
  format: "jpeg",
});

it.each([
  [{ dpi: 10_000 }, "rule.dpi must be from 72 to 1200, not 10000."],
  [{ widthMm: 3.5 }, "rule.widthMm must be from 10 to 150, not 3.5."],
  [{ digital: file(20_000) }, "rule: the width of the file in pixels must be from 100 to 2400, not 20000."],
  [{ digital: file(1) }, "rule: the width of the file in pixels must be from 100 to 2400, not 1."],
  [
    { widthMm: 60, heightMm: 60, dpi: 1200 },
    "rule: the width of the print in pixels must be from 100 to 2400, not 2835.",
  ],
  [{ digital: { ...file(600), minKb: 100_000 } }, "rule.digital.minKb must be from 0 to 5000, not 100000."],
  [{ digital: { ...file(600), maxKb: 1 } }, "rule.digital.maxKb must be 5 or more, not 1."],
])("refuses a size that takes more memory than there is, or shows no face: %j", (change, message) => {
  const asked = { ...rule, ...change };
  expect(() => checkPhotoCall(bytes, asked, {})).toThrow(new RangeError(message));
  expect(() => checkCheckCall(bytes, asked, {})).toThrow(new RangeError(message));
});

it("names a background that the rule does not allow, and what it allows", () => {
  expect(make({ background: "#00ff00" })).toThrow(RangeError);
  expect(make({ background: "#00ff00" })).toThrow("Possible are: auto, keep, ");
  expect(make({ background: "keep" })).not.toThrow();
});

it("refuses a photo that is larger than the paper before it is made", () => {
  const poster = { ...rule, widthMm: 120, heightMm: 150 };
  expect(() => checkPhotoCall(bytes, poster, {})).toThrow(
    new RangeError("A photo of 120 x 150 mm does not fit on 4x6in with room to cut."),
  );
  const large = { ...rule, widthMm: 80, heightMm: 118 };
  expect(() => checkPhotoCall(bytes, large, { paper: "l", otherDocument: { rule } })).toThrow(RangeError);
  expect(() => checkCheckCall(bytes, poster, {})).not.toThrow();
});

it("names a wrong argument of a call for a rule", () => {
  expect(() => checkRuleCall("de-passport", { isChild: true })).not.toThrow();
  expect(() => checkRuleCall(undefined, {})).toThrow("The id of the document must be a text,");
  expect(() => checkRuleCall("de-passport", { child: true })).toThrow(
    'options has no "child". Did you mean "isChild"?',
  );
  expect(() => checkRuleCall("de-passport", { isChild: "no" })).toThrow(
    "options.isChild must be true or false.",
  );
});

it("names a wrong option of a pool", () => {
  const open = (options: object) => () => checkPoolOptions(options as PhotoPoolOptions);
  expect(open({ worker: 2, maxQueue: 4 })).toThrow('options has no "worker".');
  expect(open({ workers: 2 })).toThrow("options.maxQueue is missing.");
  expect(open({ workers: 0, maxQueue: 4 })).toThrow("options.workers must be");
  expect(open({ workers: 1, maxQueue: Number.POSITIVE_INFINITY, segmenter: null })).not.toThrow();
});

it("refuses more processes than the machine has memory for", () => {
  expect(() => checkPoolOptions({ workers: 100_000, maxQueue: 4 })).toThrow(
    /^options\.workers must be at most \d+ here/,
  );
});

it("names a wrong picture or rule", () => {
  expect(() => checkPhotoCall("portrait.jpg", rule, {})).toThrow("The picture must be the bytes of a file");
  expect(() => checkPhotoCall(bytes, "de-passport", {})).toThrow("The rule must be an object");
  expect(() => checkPhotoCall(bytes, { ...rule, widthMm: -3 }, {})).toThrow(
    "rule.widthMm must be from 10 to 150, not -3.",
  );
  expect(() => checkPhotoCall(bytes, { ...rule, widthMM: 40 }, {})).toThrow('rule has no "widthMM".');
  expect(() => checkCheckCall(bytes, { urlPath: "mine", widthMm: 35 }, {})).toThrow(
    "rule.heightMm is missing.",
  );
  expect(() => checkCheckCall(bytes, rule, { given: { widthpx: 3 } } as unknown as CheckOptions)).toThrow(
    'options.given has no "widthpx". Did you mean "widthPx"?',
  );
  const named = (format: string) =>
    ({ given: { format, widthPx: 3, heightPx: 3, bytes: 3 } }) as CheckOptions;
  expect(() => checkCheckCall(bytes, rule, named("jpg"))).toThrow(
    'options.given.format must be one of jpeg, png, webp, heic, avif. Did you mean "jpeg"?',
  );
  const wide = { given: { format: "jpeg", widthPx: 1e9, heightPx: 3, bytes: 3 } } as const;
  expect(() => checkCheckCall(bytes, rule, wide)).toThrow(
    new RangeError("options.given.widthPx must be from 1 to 65535, not 1000000000."),
  );
  expect(() => checkCheckCall(bytes, rule, named("tomato"))).toThrow("must be one of jpeg, png,");
  expect(() => checkCheckCall(bytes, rule, { paper: "a4" } as CheckOptions)).toThrow(
    'options has no "paper".',
  );
});

it.each([
  [{ head: { min: 32 } }, 'rule.head has no "min".'],
  [{ head: { crown: "hair" } }, "rule.head.heightMm is missing."],
  [{ head: { heightMm: { min: 32 }, crown: "hair" } }, "rule.head.heightMm.max is missing."],
  [{ editPolicy: {} }, "rule.editPolicy.background is missing."],
  [{ backgrounds: "#ffffff" }, "rule.backgrounds must be a list."],
  [{ backgrounds: ["white"] }, "rule.backgrounds[0] must be a colour, such as #ffffff."],
  [{ relaxed: ["smile"] }, "rule.relaxed[0] must be one of "],
  [
    { glasses: "allow" },
    'rule.glasses must be one of not-allowed, if-no-glare, allowed. Did you mean "allowed"?',
  ],
  [{ dpi: undefined }, "rule.dpi is missing."],
])("names what is wrong in a rule of one's own: %j", (change, message) => {
  expect(() => checkPhotoCall(bytes, { ...rule, ...change }, {})).toThrow(message);
});
