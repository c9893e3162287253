import { afterEach, expect, jest, test } from "@jest/globals";
import { act, cleanup, render, screen } from "@testing-library/react";
import { useRef, useState } from "react";
import { useReturnFocus } from "../../../../../src/components/ui/use-return-focus";
import { useKeptFocus } from "../../../../../src/features/photo/components/use-kept-focus";
import { waitUntil } from "../../../../wait-until";

afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

/** Takes its own button away; what is around it is not drawn again. */
function Once() {
  const [isPressed, setPressed] = useState(false);
  return isPressed ? null : <Again onPress={() => setPressed(true)} />;
}
function Again({ onPress }: { onPress: () => void }) {
  const place = useRef<HTMLDivElement>(null);
  useReturnFocus(place);
  return (
    <div ref={place}>
      <button type="button" onClick={onPress}>
        again
      </button>
    </div>
  );
}
function Page() {
  useKeptFocus("page");
  return (
    <>
      <h1>Your photo</h1>
      <section aria-labelledby="sheet">
        <h2 id="sheet">Sheet</h2>
        <Once />
      </section>
    </>
  );
}
async function pressed() {
  await act(async () => {
    screen.getByRole("button").focus();
    screen.getByRole("button").click();
  });
}

test("a part that takes its button away alone has the focus itself", async () => {
  render(<Page />);
  await pressed();
  await waitUntil(() => expect(document.activeElement).toBe(screen.getByRole("region")));
});

/** A check that is started: its own code comes a moment later, and its view after that. */
function Result() {
  useKeptFocus("result");
  return <h1>Your photo was checked</h1>;
}
function Started({ step }: { step: "start" | "loading" | "result" }) {
  useKeptFocus(step === "start" ? "?mode=check" : "");
  if (step === "start") return <button type="button">Check this photo</button>;
  return step === "loading" ? <h1 data-placeholder>…</h1> : <Result />;
}

test("a view that comes long after its button has the focus on its heading", async () => {
  jest.useFakeTimers();
  const { rerender } = render(<Started step="start" />);
  screen.getByRole("button").focus();
  rerender(<Started step="loading" />);
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(document.activeElement).toBe(document.body);
  rerender(<Started step="result" />);
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(document.activeElement).toBe(screen.getByRole("heading"));
});

test("a page that goes as a whole takes the focus nowhere", async () => {
  jest.useFakeTimers();
  const { unmount } = render(<Page />);
  screen.getByRole("button").focus();
  const other = document.body.appendChild(document.createElement("h1"));
  unmount();
  await jest.advanceTimersByTimeAsync(1000);
  expect(document.activeElement).toBe(document.body);
  other.remove();
});
