import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { act, cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ContactForm } from "../../../../../src/features/contact/components/contact-form";
import { validateFeedback } from "../../../../../src/features/contact/validate-feedback";
import { listenToAnnouncements } from "../../../../../src/v5/announce";
import { afterThisTest } from "../../../../for-this-test";
import { renderEnglish } from "../../../components/render";
import { answerCalls, loggedIn, type SeenCall } from "../../../v5/answer-calls";

let sent: SeenCall[];
beforeEach(() => {
  loggedIn();
  sent = answerCalls(() => ({}));
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  jest.restoreAllMocks();
});
const message = () => screen.getByRole("textbox", { name: "Your message" });
const email = () => screen.getByRole("textbox", { name: "Your email address" });
const send = () => userEvent.click(screen.getByRole("button", { name: "Send" }));

describe("validateFeedback", () => {
  it.each(["a@b.co", "first.last+tag@sub.example.org", " spaced@example.org "])("takes %s", (address) => {
    expect(validateFeedback({ message: "m", email: address }).email).toBeNull();
  });
  it.each([
    "",
    "a",
    "a@b",
    "a@b.",
    "@b.co",
    "a b@c.de",
    "a@b@c.de",
    `${"x".repeat(60)}@${"y".repeat(200)}.de`,
  ])("refuses '%s'", (address) =>
    expect(validateFeedback({ message: "m", email: address }).email).toBe("invalidEmail"),
  );
});

describe("ContactForm", () => {
  it("asks for both fields in the specification's words and goes to the first", async () => {
    renderEnglish(<ContactForm />);
    await send();
    expect(screen.getByText("The message cannot be empty!")).toBeTruthy();
    expect(screen.getByText("Please enter a valid email address!")).toBeTruthy();
    expect(document.activeElement).toBe(message());
    expect(sent).toEqual([]);
  });
  it("says nothing before the first sending, and lets go of a mended field", async () => {
    renderEnglish(<ContactForm />);
    await userEvent.type(email(), "a");
    expect(screen.queryByText("Please enter a valid email address!")).toBeNull();
    await send();
    await userEvent.type(email(), "@example.org");
    expect(screen.queryByText("Please enter a valid email address!")).toBeNull();
  });
  it("sends what was written, trimmed, and thanks", async () => {
    renderEnglish(<ContactForm />);
    await userEvent.type(message(), "  A mistake ");
    await userEvent.type(email(), "a@example.org");
    await send();
    expect(await screen.findByText("Thank you for your feedback!")).toBeTruthy();
    expect(sent.map(({ path }) => path)).toEqual(["/v5/passport/feedback"]);
    expect(Object.fromEntries(sent[0]?.data as FormData)).toEqual({
      message: "A mistake",
      email: "a@example.org",
    });
  });
  it("says without a connection that it cannot be sent now, and keeps the words for the next visit", async () => {
    jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    const { unmount } = renderEnglish(<ContactForm />);
    await userEvent.type(message(), "A mistake");
    await userEvent.type(email(), "a@example.org");
    await send();
    expect(screen.getByRole("alert").textContent).toContain("You are offline");
    expect(sent).toEqual([]);
    unmount();

    jest.restoreAllMocks();
    renderEnglish(<ContactForm />);
    expect([message(), email()].map((field) => (field as HTMLInputElement).value)).toEqual([
      "A mistake",
      "a@example.org",
    ]);
    await send();
    expect(await screen.findByText("Thank you for your feedback!")).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Write another message" }));
    expect((message() as HTMLTextAreaElement).value).toBe("");
    expect(sessionStorage.getItem("feedback")).toBeNull();
  });
  it("says no more that there is no connection when it is back", async () => {
    jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    renderEnglish(<ContactForm />);
    await userEvent.type(message(), "A mistake");
    await userEvent.type(email(), "a@example.org");
    await send();
    expect(screen.getByRole("alert")).toBeTruthy();
    act(() => void window.dispatchEvent(new Event("online")));
    expect(screen.queryByRole("alert")).toBeNull();
    expect((message() as HTMLTextAreaElement).value).toBe("A mistake");
  });
  it("an error with a code is a toast beside the notice", async () => {
    const announced: unknown[] = [];
    afterThisTest(listenToAnnouncements((announcement) => announced.push(announcement)));
    answerCalls(() => ({ code: 77, msg: "no more room" }));
    renderEnglish(<ContactForm />);
    await userEvent.type(message(), "A mistake");
    await userEvent.type(email(), "a@example.org");
    await send();
    await screen.findByRole("alert");
    expect(announced).toEqual([{ code: 77, failureKey: "unknown", text: "no more room" }]);
  });

  it("keeps what was written when the sending fails", async () => {
    answerCalls(() => ({ networkError: "ERR_NETWORK" }));
    renderEnglish(<ContactForm />);
    await userEvent.type(message(), "A mistake");
    await userEvent.type(email(), "a@example.org");
    await send();
    expect((await screen.findByRole("alert")).textContent).toContain("Connection timed out");
    expect((message() as HTMLTextAreaElement).value).toBe("A mistake");
  });
});
