import { afterEach, expect, it } from "@jest/globals";
import { cleanup, screen } from "@testing-library/react";
import type { OutcomeSummary as Summary } from "../../../../contract/outcome";
import { OutcomeSummary } from "../../../../src/components/outcomes/outcome-summary";
import { stubEnv, stubGlobal } from "../../../for-this-test";
import { waitUntil } from "../../../wait-until";
import { renderEnglish, renderIn, texts } from "../render";

afterEach(cleanup);

const told: Summary = {
  answers: 40,
  accepted: 37,
  fromPercent: 80.1,
  toPercent: 97.4,
  reasons: [
    { reason: "light", count: 2 },
    { reason: "file", count: 1 },
  ],
};

/** Answers as the API does, and tells what was asked. */
function answer(data: Summary | null, status = 200): string[] {
  const asked: string[] = [];
  stubGlobal("requestIdleCallback", (work: () => void) => void work());
  stubGlobal("fetch", async (url: string) => {
    asked.push(url);
    return new Response(JSON.stringify({ code: 0, data, msg: "ok" }), { status });
  });
  return asked;
}

it("shows how many photos were accepted, the interval and the reasons of the others", async () => {
  const asked = answer(told);
  renderEnglish(<OutcomeSummary urlPath="de-passport" />);
  expect(await screen.findByText("37 of 40 reported photos were accepted.")).toBeTruthy();
  expect(
    screen.getByText(/^The true share is probably between 80% and 97% \(95% confidence\)\./),
  ).toBeTruthy();
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    `${texts.outcome.reason.light} (2)`,
    `${texts.outcome.reason.file} (1)`,
  ]);
  expect(asked).toEqual(["/v5/photo/outcome?urlPath=de-passport"]);
});

it("writes numbers as the language does", async () => {
  answer(told);
  renderIn("ara", <OutcomeSummary />);
  expect(await screen.findByText(/37 من أصل 40|٣٧ من أصل ٤٠/)).toBeTruthy();
});

it.each([
  ["too few have answered", null, 200],
  ["the API is away", told, 503],
] as const)("shows nothing where %s", async (_what, data, status) => {
  const asked = answer(data, status);
  const { container } = renderEnglish(<OutcomeSummary />);
  await waitUntil(() => expect(asked).toEqual(["/v5/photo/outcome"]));
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(container.textContent).toBe("");
});

it("asks nobody where the site has no API", () => {
  stubEnv("GATSBY_PHOTO_MODE", "device");
  const asked = answer(told);
  renderEnglish(<OutcomeSummary />);
  expect(asked).toEqual([]);
});
