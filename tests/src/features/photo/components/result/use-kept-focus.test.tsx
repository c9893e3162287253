import { afterEach, expect, jest, test } from "@jest/globals";
import { act, cleanup, render, screen } from "@testing-library/react";
import { useRef, useState } from "react";
import { useReturnFocus } from "../../../../../../src/components/ui/use-return-focus";
import { useKeptFocus } from "../../../../../../src/features/photo/components/result/use-kept-focus";
import { waitUntil } from "../../../../../wait-until";

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
