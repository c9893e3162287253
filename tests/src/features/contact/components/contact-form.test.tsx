import { afterEach, beforeEach, describe, expect, it, jest, test } from "@jest/globals";
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ContactForm } from "../../../../../src/features/contact/components/contact-form";
import { validateFeedback } from "../../../../../src/features/contact/validate-feedback";
import { replayEarlyInput } from "../../../../../src/navigation/start/early-input";
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
    renderEnglish(<ContactForm pictureDays={30} />);
    await send();
    expect(screen.getByText("The message cannot be empty!")).toBeTruthy();
    expect(screen.getByText("Please enter a valid email address!")).toBeTruthy();
    expect(document.activeElement).toBe(message());
    expect(sent).toEqual([]);
  });
  it("says nothing before the first sending, and lets go of a mended field", async () => {
    renderEnglish(<ContactForm pictureDays={30} />);
    await userEvent.type(email(), "a");
    expect(screen.queryByText("Please enter a valid email address!")).toBeNull();
    await send();
    await userEvent.type(email(), "@example.org");
    expect(screen.queryByText("Please enter a valid email address!")).toBeNull();
  });
  it("sends what was written, trimmed, and thanks", async () => {
    renderEnglish(<ContactForm pictureDays={30} />);
    await userEvent.type(message(), "  A mistake ");
    await userEvent.type(email(), "a@example.org");
    await send();
    expect(await screen.findByText("Thank you for your feedback!")).toBeTruthy();
    expect(screen.getByText("Your message has arrived.")).toBeTruthy();
    expect(screen.queryByText(/Pictures received/)).toBeNull();
    // The button that was pressed is gone.
    expect(document.activeElement).toBe(screen.getAllByRole("status")[0]);
    expect(sent.map(({ path }) => path)).toEqual(["/v5/passport/feedback"]);
    expect(Object.fromEntries(sent[0]?.data as FormData)).toEqual({
      message: "A mistake",
      email: "a@example.org",
    });
  });
  it("says without a connection that it cannot be sent now, and keeps the words for the next visit", async () => {
    jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    const { unmount } = renderEnglish(<ContactForm pictureDays={30} />);
    await userEvent.type(message(), "A mistake");
    await userEvent.type(email(), "a@example.org");
    await send();
    expect(screen.getByRole("alert").textContent).toContain("You are offline");
    expect(sent).toEqual([]);
    unmount();

    jest.restoreAllMocks();
    renderEnglish(<ContactForm pictureDays={30} />);
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
    renderEnglish(<ContactForm pictureDays={30} />);
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
    renderEnglish(<ContactForm pictureDays={30} />);
    await userEvent.type(message(), "A mistake");
    await userEvent.type(email(), "a@example.org");
    await send();
    await screen.findByRole("alert");
    expect(announced).toEqual([{ code: 77, failureKey: "unknown", text: "no more room" }]);
  });

  it("keeps what was written when the sending fails", async () => {
    answerCalls(() => ({ networkError: "ERR_NETWORK" }));
    renderEnglish(<ContactForm pictureDays={30} />);
    await userEvent.type(message(), "A mistake");
    await userEvent.type(email(), "a@example.org");
    await send();
    expect((await screen.findByRole("alert")).textContent).toContain("Connection timed out");
    expect((message() as HTMLTextAreaElement).value).toBe("A mistake");
  });
});

test("text that was typed into both fields before React listened is kept and sent", async () => {
  renderEnglish(<ContactForm pictureDays={30} />);
  const type = (field: HTMLElement, text: string) => {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")!.set!.call(field, text);
  };
  type(message(), "A mistake");
  type(email(), "a@example.org");
  window.earlyClick = {
    button: screen.getByRole("button", { name: "Send" }) as HTMLButtonElement,
    isOver: true,
  };
  act(() => replayEarlyInput(document));
  await waitFor(() => expect(sent.map(({ path }) => path)).toEqual(["/v5/passport/feedback"]));
  expect(Object.fromEntries(sent[0]!.data as FormData)).toMatchObject({
    message: "A mistake",
    email: "a@example.org",
  });
  delete window.earlyClick;
});

describe("pictures of a message", () => {
  let urls = 0;
  beforeEach(() => {
    URL.createObjectURL = () => `blob:${urls++}`;
    URL.revokeObjectURL = () => {};
  });
  const jpegHead = new Uint8Array([0xff, 0xd8, 0xff, 0xe0]);
  const picture = (name: string) => new File([jpegHead, name], name, { type: "image/jpeg" });
  const choose = (...names: string[]) =>
    userEvent.upload(screen.getByLabelText("Add pictures"), names.map(picture));
  const consent = () => screen.getByRole("checkbox", { name: /operator of this site sees these pictures/ });
  const shown = () => screen.queryAllByRole("listitem").map((item) => item.querySelector("bdi")?.textContent);
  const write = async () => {
    await userEvent.type(message(), "Why was it refused?");
    await userEvent.type(email(), "a@example.org");
  };
  const paths = () => sent.map(({ path, method }) => `${method} ${path}`);
  const uploads = "post /v5/media/upload";
  const feedback = "post /v5/passport/feedback";

  /** The server, which stores each picture under the next number, and refuses what `refuse` names. */
  function answerUploads(refuse: (nth: number) => object | null = () => null) {
    let nth = 0;
    sent = answerCalls(({ path }) => {
      if (path !== "/v5/media/upload") return {};
      nth += 1;
      return refuse(nth) ?? { data: { fileName: `f${nth}.jpg`, mediaId: `m${nth}`, checkStatus: 1 } };
    });
  }

  it("go before the message, which names them, after a consent that says how long they are kept", async () => {
    answerUploads();
    renderEnglish(<ContactForm pictureDays={30} />);
    await write();
    expect(screen.queryByRole("checkbox")).toBeNull();
    await choose("refused.jpg", "letter.jpg");
    expect(consent().closest("label")?.textContent).toContain("after 30 days at the latest");
    await userEvent.click(consent());
    await send();
    expect(await screen.findByText("Thank you for your feedback!")).toBeTruthy();
    expect(screen.getByText("Pictures received: 2")).toBeTruthy();
    expect(paths()).toEqual([uploads, uploads, feedback]);
    expect(Object.fromEntries(sent[0]?.data as FormData)).toMatchObject({
      mediaType: "image",
      temporary: "0",
    });
    expect((sent[2]!.data as FormData).get("mediaIds")).toBe('["m1","m2"]');
    await userEvent.click(screen.getByRole("button", { name: "Write another message" }));
    expect(shown()).toEqual([]);
  });

  it("are not sent without the consent, nor once they are removed", async () => {
    answerUploads();
    renderEnglish(<ContactForm pictureDays={30} />);
    await write();
    await choose("refused.jpg");
    await send();
    expect(screen.getByText("Tick this box or remove the pictures.")).toBeTruthy();
    expect(document.activeElement).toBe(consent());
    expect(sent).toEqual([]);
    await userEvent.click(screen.getByRole("button", { name: "Remove refused.jpg" }));
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Add pictures" }));
    await send();
    expect(await screen.findByText("Thank you for your feedback!")).toBeTruthy();
    expect(paths()).toEqual([feedback]);
  });

  it("are not told to need a consent before they were to be sent", async () => {
    renderEnglish(<ContactForm pictureDays={30} />);
    await send();
    await choose("refused.jpg");
    expect(consent()).toBeTruthy();
    expect(screen.queryByText("Tick this box or remove the pictures.")).toBeNull();
    await write();
    await send();
    expect(screen.getByText("Tick this box or remove the pictures.")).toBeTruthy();
  });

  it("are three at most, and it is said that others were left out", async () => {
    renderEnglish(<ContactForm pictureDays={30} />);
    await choose("1.jpg", "2.jpg");
    await choose("3.jpg", "4.jpg");
    expect(shown()).toEqual(["1.jpg", "2.jpg", "3.jpg"]);
    expect(screen.getByText("You can send at most 3 pictures. The others were not added.")).toBeTruthy();
    // One that this browser cannot show.
    fireEvent.error(document.querySelectorAll("li img")[2]!);
    expect([document.querySelectorAll("li img").length, shown().length]).toEqual([2, 3]);
    expect((await screen.findByRole("alert")).textContent).toBe("We could not load the image");
    await userEvent.click(screen.getByRole("button", { name: "Remove 2.jpg" }));
    expect(screen.queryByText(/were not added/)).toBeNull();
  });

  it("a refused one says why and keeps the message back; the others are not uploaded again", async () => {
    answerUploads((nth) =>
      nth === 2 ? { status: 415, code: 415, msg: "current image format not supported" } : null,
    );
    renderEnglish(<ContactForm pictureDays={30} />);
    await write();
    await choose("refused.jpg", "letter.pdf.jpg");
    await userEvent.click(consent());
    await send();
    expect((await screen.findByRole("alert")).textContent).toBe("This photo type is not supported");
    expect(paths()).toEqual([uploads, uploads]);
    expect((message() as HTMLTextAreaElement).value).toBe("Why was it refused?");
    await userEvent.click(screen.getByRole("button", { name: "Remove letter.pdf.jpg" }));
    await send();
    expect(await screen.findByText("Thank you for your feedback!")).toBeTruthy();
    expect(paths()).toEqual([uploads, uploads, feedback]);
    expect((sent[2]!.data as FormData).get("mediaIds")).toBe('["m1"]');
  });

  it("one of another type is refused when it is chosen, has the focus, and keeps the message back", async () => {
    answerUploads();
    renderEnglish(<ContactForm pictureDays={30} />);
    await write();
    const text = new File(["no picture"], "text.jpg", { type: "image/jpeg" });
    await userEvent.upload(screen.getByLabelText("Add pictures"), [picture("good.jpg"), text]);
    expect((await screen.findByRole("alert")).textContent).toBe("This photo type is not supported");
    const remove = screen.getByRole("button", { name: "Remove text.jpg" });
    expect(document.activeElement).toBe(remove);
    await userEvent.click(consent());
    await send();
    await waitFor(() => expect(document.activeElement).toBe(remove));
    expect(sent).toEqual([]);
    await userEvent.click(remove);
    await send();
    expect(await screen.findByText("Pictures received: 1")).toBeTruthy();
  });

  it("that were uploaded are deleted with their removal, and when the page is left without the message", async () => {
    sent = answerCalls(({ path }) => {
      if (path === "/v5/passport/feedback") return { networkError: "ERR_NETWORK" };
      const nth = sent.filter((call) => call.path === "/v5/media/upload").length;
      return { data: { fileName: `f${nth}.jpg`, mediaId: `m${nth}`, checkStatus: 1 } };
    });
    const { unmount } = renderEnglish(<ContactForm pictureDays={30} />);
    await write();
    await choose("1.jpg", "2.jpg");
    await userEvent.click(consent());
    await send();
    expect((await screen.findByRole("alert")).textContent).toContain("Connection timed out");
    expect((message() as HTMLTextAreaElement).value).toBe("Why was it refused?");
    await userEvent.click(screen.getByRole("button", { name: "Remove 1.jpg" }));
    await waitFor(() => expect(paths()).toEqual([uploads, uploads, feedback, "delete /v5/image/f1.jpg"]));
    unmount();
    await waitFor(() => expect(paths().at(-1)).toBe("delete /v5/image/f2.jpg"));
  });

  it("that the server has removed meanwhile are uploaded again", async () => {
    let isGone = true;
    sent = answerCalls(({ path }) => {
      if (path !== "/v5/passport/feedback")
        return { data: { fileName: "f.jpg", mediaId: "m1", checkStatus: 1 } };
      const answer = isGone ? { status: 404, code: 404, msg: "image link does not exist" } : {};
      isGone = false;
      return answer;
    });
    renderEnglish(<ContactForm pictureDays={30} />);
    await write();
    await choose("1.jpg");
    await userEvent.click(consent());
    await send();
    expect((await screen.findByRole("alert")).textContent).toContain("no longer on the server");
    await send();
    expect(await screen.findByText("Thank you for your feedback!")).toBeTruthy();
    expect(paths()).toEqual([uploads, feedback, uploads, feedback]);
  });
});
