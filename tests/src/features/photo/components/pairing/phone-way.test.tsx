import { afterEach, expect, jest, test } from "@jest/globals";
import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { PhoneWay } from "../../../../../../src/features/photo/components/pairing/phone-way";
import { renderEnglish, texts } from "../../../../components/render";

const dialog = "../../../../../../src/features/photo/components/pairing/pairing-dialog";

afterEach(() => {
  cleanup();
  jest.dontMock(dialog);
});

function loadDialog(comes: boolean): void {
  jest.doMock(dialog, () => {
    if (!comes) throw Object.assign(new Error("Loading chunk 7 failed."), { name: "ChunkLoadError" });
    return {
      __esModule: true,
      default: ({ onPhoto }: { onPhoto: (photo: Blob) => void }) => (
        <button type="button" onClick={() => onPhoto(new Blob(["photo"]))}>
          dialog
        </button>
      ),
    };
  });
}

test("the dialog is loaded when it is opened, says when it does not come, and hands its photo on", async () => {
  jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const onPhotos = jest.fn();
  renderEnglish(<PhoneWay onPhotos={onPhotos} />);
  const open = screen.getByRole("button", { name: texts.pairing.open });
  loadDialog(false);
  await userEvent.click(open);
  expect((await screen.findByRole("alert")).textContent).toContain(texts.errors.failure.offline.title);
  loadDialog(true);
  await userEvent.click(open);
  await userEvent.click(await screen.findByText("dialog"));
  expect(onPhotos).toHaveBeenCalledWith([expect.any(Blob)]);
  expect(screen.queryByRole("alert")).toBeNull();
});
