import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, it } from "@jest/globals";
import { Value } from "typebox/value";
import { loadContent } from "../../../catalogue/content";
import { CardRejectionSchema, CardSchema } from "../../../contract/card/card";
import { cardOf } from "../../../contract/card/card-of-outcome";
import { PhotoReportSchema } from "../../../contract/photo-report";
import { checkPhoto } from "../../../photo/check-photo";
import { makePhoto } from "../../../photo/make-photo";
import { loadModelRunner } from "../../../photo/node/model-runner";
import { makePhotoPorts } from "../../../photo/node/photo-ports";
import { photoRejected } from "../../../server/cards/photo-rejected";
import example from "../../../server/openapi/card-example.json";
import { cardFiles } from "../../../server/openapi/example-files";
import { nobody } from "../../fixtures/bad-images";
import { drawPortrait } from "../../fixtures/portraits/draw-portrait";

const file = join(__dirname, "../../../server/openapi/card-example.json");

const update = "UPDATE_API_EXAMPLE=1 npx jest tests/server/openapi/card-example.test.ts";
const isUpdate = process.env.UPDATE_API_EXAMPLE === "1";

/** Enough pixels for a print at 600 dpi. */
const large = { widthPx: 1200, heightPx: 1600, headHeightPx: 640, tiltDeg: 2 };

let made: Record<keyof typeof example, unknown>;

const tenThousandths = (_key: string, value: unknown) =>
  typeof value === "number" ? Math.round(10_000 * value) / 10_000 : value;

beforeAll(async () => {
  const ports = makePhotoPorts(await loadModelRunner());
  const rule = (await loadContent()).photoRule("de-passport")!;
  const request = { rule, background: "auto", paper: "4x6in", sheetLabel: rule.urlPath } as const;
  const card = await makePhoto({ ...request, image: await drawPortrait(large).jpeg() }, ports);
  const refused = await makePhoto({ ...request, image: await nobody() }, ports);
  if (!card.accepted || refused.accepted) throw new Error("the drawn people have another verdict");
  const checked = await checkPhoto({ rule, image: card.digital.bytes }, ports);
  const examples = {
    card: cardOf(card, cardFiles),
    rejection: photoRejected(refused.checks, refused.face).data,
    report: { mode: "check", ...checked },
  };
  const text = JSON.stringify(examples, tenThousandths, 2);
  made = JSON.parse(text);
  if (isUpdate) writeFileSync(file, `${text}\n`);
}, 600_000);

const say = (value: unknown): string => String(JSON.stringify(value));

/** Checks by their rule, so that one that is added or missing is one difference. */
const byRule = (checks: readonly unknown[]): unknown =>
  Object.fromEntries(checks.map((check) => [(check as { rule: string }).rule, check]));

const ofChecks = (value: object): object =>
  Array.isArray(value) && value.every((item) => item?.rule) ? (byRule(value) as object) : value;

/** Differences, except for small ones between numbers, which depend on the processor. */
function differences(one: unknown, other: unknown, at = ""): string[] {
  if (typeof one === "number" && typeof other === "number")
    return Math.abs(one - other) <= 0.05 + 0.02 * Math.abs(one) ? [] : [`${at}: ${one}, not ${other}`];
  if (typeof one !== "object" || typeof other !== "object" || !one || !other)
    return one === other ? [] : [`${at}: ${say(one)}, not ${say(other)}`];
  const [made, published] = [ofChecks(one), ofChecks(other)];
  return [...new Set([...Object.keys(made), ...Object.keys(published)])].flatMap((key) =>
    differences(made[key as never], published[key as never], `${at}/${key}`),
  );
}

it("the published example of a card is what the engine answers for a drawn person", () => {
  const found = differences(made, isUpdate ? made : example);
  expect(found.length > 0 ? [`to update: ${update}`, ...found] : []).toEqual([]);
});

it("compares checks by their rule", () => {
  const [first, ...others] = example.card.checks;
  expect(differences(example.card.checks, others)).toEqual([`/${first!.rule}: ${say(first)}, not undefined`]);
});

it("has no rule, unit or message that the engine does not know", () => {
  expect(Value.Errors(CardSchema, made.card)).toEqual([]);
  expect(Value.Errors(CardRejectionSchema, made.rejection)).toEqual([]);
  expect(Value.Errors(PhotoReportSchema, made.report)).toEqual([]);
});
