import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { maxRefusalTextLength } from "../../../../../contract/limits";
import { OutcomeForm } from "../../../../../src/features/outcome/components/outcome-form";
import { renderEnglish, texts } from "../../../components/render";
import { type Answer, answerCalls, type SeenCall } from "../../../v5/answer-calls";

const code = "de-passport-7k3m9q2xm9g1h0ra8wz";
const { accepted: words, outcome, errors } = texts;

let sent: SeenCall[];
let answer: Answer;
beforeEach(() => {
  answer = {};
  sent = answerCalls(() => answer);
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

const open = (search = `?code=${code}`) => renderEnglish(<OutcomeForm search={search} />);
const field = () => screen.getByRole<HTMLInputElement>("textbox", { name: words.code.label });
const choose = (label: string) => userEvent.click(screen.getByRole("radio", { name: label }));
const send = () => userEvent.click(screen.getByRole("button", { name: words.send }));
const bodies = () => sent.map(({ path, data }) => [path, JSON.parse(data as string)]);

describe("the question", () => {
  it("takes the code from the address, sends the answer and thanks", async () => {
    open();
    expect(field().value).toBe(code);
    await choose(words.outcome.accepted);
    await send();
    await screen.findByText(words.thanks);
    expect(bodies()).toEqual([["/v5/photo/outcome", { code, outcome: "accepted" }]]);
    expect(screen.queryByRole("textbox")).toBeNull();
  });

  it("asks for reason and words of a refusal alone, and sends them with it alone", async () => {
    open();
    expect(screen.queryByRole("combobox")).toBeNull();
    await choose(words.outcome.refused);
    await userEvent.selectOptions(screen.getByRole("combobox"), outcome.reason.light);
    const text = screen.getByRole<HTMLTextAreaElement>("textbox", { name: words.words.label });
    expect(text.maxLength).toBe(maxRefusalTextLength);
    await userEvent.type(text, " Shadows ");
    await send();
    await screen.findByText(words.thanks);
    expect(bodies()[0]![1]).toEqual({ code, outcome: "refused", reason: "light", words: "Shadows" });
    cleanup();

    open();
    await choose(words.outcome.refused);
    await userEvent.selectOptions(screen.getByRole("combobox"), outcome.reason.light);
    await choose(words.outcome.unused);
    await send();
    await screen.findByText(words.thanks);
    expect(bodies()[1]![1]).toEqual({ code, outcome: "unused" });
  });

  it("says what is missing, goes there, and sends nothing", async () => {
    open("");
    await send();
    expect(screen.getByText(words.code.missing)).toBeTruthy();
    expect(screen.getByText(words.outcome.missing)).toBeTruthy();
    expect(document.activeElement).toBe(field());
    await userEvent.type(field(), "de-pass");
    expect(screen.getByText(words.code.incomplete)).toBeTruthy();
    await userEvent.clear(field());
    await userEvent.type(field(), `${code}-35x45mm.jpg`);
    await send();
    expect(document.activeElement).toBe(screen.getByRole("radio", { name: words.outcome.accepted }));
    await choose(words.outcome.refused);
    await send();
    expect(screen.getByText(words.reason.missing)).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole("combobox"));
    expect(sent).toEqual([]);
    await choose(words.outcome.accepted);
    await send();
    await screen.findByText(words.thanks);
    expect(bodies()[0]![1]).toEqual({ code, outcome: "accepted" });
  });

  it("keeps what was answered when the code is missing", async () => {
    open("");
    await choose(words.outcome.refused);
    await userEvent.selectOptions(screen.getByRole("combobox"), outcome.reason.light);
    await userEvent.type(screen.getByRole("textbox", { name: words.words.label }), "Shadows");
    await send();
    expect(
      field()
        .getAttribute("aria-describedby")!
        .split(" ")
        .map((id) => document.getElementById(id)?.textContent),
    ).toContain(words.code.missing);
    expect(document.activeElement).toBe(field());
    await userEvent.type(field(), code);
    await send();
    await screen.findByText(words.thanks);
    expect(bodies()[0]![1]).toEqual({ code, outcome: "refused", reason: "light", words: "Shadows" });
  });

  it.each([
    [404, words.refused.unknown],
    [409, words.refused.told],
    [410, words.refused.old],
    [429, errors.failure.tooManyRequests.title],
    [503, errors.failure.serverBusy.title],
  ])("of a code that is answered with %s says so, and keeps the answer", async (status, text) => {
    answer = { status, code: status };
    open();
    await choose(words.outcome.unused);
    await send();
    expect((await screen.findByRole("alert")).textContent).toContain(text);
    expect(field().value).toBe(code);
    answer = {};
    await send();
    await screen.findByText(words.thanks);
    await waitFor(() => expect(sent).toHaveLength(2));
  });

  it("sends one answer for a double press", async () => {
    let release = () => {};
    sent = answerCalls(() => new Promise<Answer>((resolve) => (release = () => resolve({}))));
    open();
    await choose(words.outcome.accepted);
    await send();
    await send();
    await waitFor(() => expect(sent).toHaveLength(1));
    release();
    await screen.findByText(words.thanks);
    expect(sent).toHaveLength(1);
  });
});
