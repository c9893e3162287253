import "fake-indexeddb/auto";
import { expect, jest, test } from "@jest/globals";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Provider } from "react-redux";
import sharp from "sharp";
import { makePhoto } from "../../../../../../src/features/photo/actions/make";
import { ReportButton } from "../../../../../../src/features/photo/components/result/report-button";
import { templateChosen } from "../../../../../../src/store/site-slice";
import { renderEnglish, texts } from "../../../../components/render";
import { answerPhotoCalls, beginEachAfresh, card, storeWithPhoto } from "../../photo-fixtures";
import { byUrlPath } from "../../real-documents";

beginEachAfresh();

const lineColour = "#0f5c63";

test.each([
  ["de-passport", { widthPx: card.digital.widthPx, heightPx: card.digital.heightPx }],
  // Its file is wider than its print, and as high.
  ["jp-passport", { widthPx: 600, heightPx: 730 }],
])(
  "the report of a %s that was made here names its lengths by the letters on its photo",
  async (urlPath, size) => {
    const made = { ...card, digital: { ...card.digital, ...size } };
    const jpeg = await sharp({ create: { width: 8, height: 8, channels: 3, background: "white" } })
      .jpeg()
      .toBuffer();
    const written: string[] = [];
    const drawn: string[] = [];
    const lines: string[] = [];
    const context = {
      fillStyle: "",
      fillRect: () => void lines.push(context.fillStyle),
      drawImage: () => void drawn.push("photo"),
      measureText: () => ({ width: 1 }),
      fillText: (text: string) => written.push(text),
    };
    jest.spyOn(HTMLCanvasElement.prototype, "getContext").mockImplementation((() => context) as never);
    jest.spyOn(HTMLCanvasElement.prototype, "toBlob").mockImplementation(((take: (blob: Blob) => void) =>
      // An array of the same realm as the code that reads it.
      take({ arrayBuffer: async () => Uint8Array.from(jpeg).buffer } as unknown as Blob)) as never);
    const saved: string[] = [];
    jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    answerPhotoCalls({
      "/v5/passport/template": { data: [] },
      "/v5/card/mask": { data: made },
      [card.digital.url]: { body: new Blob(["photo"]) },
    });
    const store = await storeWithPhoto();
    await store.dispatch(makePhoto());
    const template = byUrlPath.get(urlPath)!;
    store.dispatch(templateChosen(template));
    renderEnglish(
      <Provider store={store}>
        <ReportButton card={made} template={template} />
      </Provider>,
    );
    await userEvent.click(screen.getByRole("button", { name: texts.result.checked.report }));
    await waitFor(() => expect(saved).toEqual([`${urlPath}-report.pdf`]));
    const text = written.join("");
    expect(text).toContain(template.photoTitle);
    expect(text).toContain(`${texts.result.digital.pixels}: ${size.widthPx}`);
    expect(text).toContain("C ");
    // Crown, eyes and chin.
    expect(lines.filter((colour) => colour === lineColour)).toHaveLength(3);
    expect(drawn).toEqual(["photo"]);
    expect(screen.queryByText(texts.errors.failure.unknown.title)).toBeNull();
  },
);
