import "fake-indexeddb/auto";
import { expect, test } from "@jest/globals";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Provider } from "react-redux";
import { makePhoto } from "../../../../../../../src/features/photo/actions/make";
import { verdictId } from "../../../../../../../src/features/photo/components/result/checks/verdict/lead-to-verdict";
import { ResultView } from "../../../../../../../src/features/photo/components/result/result-view";
import { choicesChanged } from "../../../../../../../src/features/photo/state/photo-slice";
import { templateChosen } from "../../../../../../../src/store/site-slice";
import { renderEnglish, texts } from "../../../../../components/render";
import {
  answerPhotoCalls,
  beginEachAfresh,
  card,
  jpegFile,
  photoOf,
  storeWithPhoto,
} from "../../../photo-fixtures";
import { byUrlPath } from "../../../real-documents";

beginEachAfresh();

const { result, errors, evidence } = texts;
const underOne = `Under 1 year: ${evidence.children.eyesMayBeClosed}`;
const eyes = { rule: "eyes-open", messageKey: "eyesClosed" };
const asking = { ...card, grade: "ask", checks: [{ ...eyes, verdict: "ask" }] };
const answer = (mask: object) =>
  answerPhotoCalls({ "/v5/passport/template": { data: [] }, "/v5/card/mask": { data: mask } });

async function openAsking() {
  answer(asking);
  const store = await storeWithPhoto(jpegFile("portrait.jpg"));
  store.dispatch(choicesChanged({ isChild: true }));
  await store.dispatch(makePhoto());
  renderEnglish(
    <Provider store={store}>
      <ResultView />
    </Provider>,
  );
  await waitFor(() => expect(photoOf(store).isRestored).toBe(true));
  act(() => void store.dispatch(templateChosen(byUrlPath.get("gb-passport")!)));
}

const verdict = () => document.getElementById(verdictId)!;

test("the verdict names what is asked; the question is all that follows, with the ages of its rule", async () => {
  await openAsking();
  expect(verdict().textContent).toContain(
    result.verdict.answer.replace("{{checks}}", errors.eyesClosed.name),
  );
  const notice = verdict().closest<HTMLElement>("[data-kind]")!;
  const question = screen.getByRole("group", { name: errors.eyesClosed.question });
  expect(notice.textContent).toBe(`${verdict().textContent}${question.textContent}`);
  expect(within(question).getByText(underOne)).toBeTruthy();
  expect(screen.queryByText(errors.eyesClosed.advice)).toBeNull();
});

test("an answer leads to the verdict, which says what was answered and from which age it counts", async () => {
  await openAsking();
  answer({ ...card, grade: "look", checks: [{ ...eyes, verdict: "warn", answer: "no" }] });
  await userEvent.click(screen.getByRole("button", { name: result.question.no }));
  await waitFor(() => expect(document.activeElement).toBe(verdict()));
  const notice = within(verdict().closest<HTMLElement>("[data-kind]")!);
  expect(notice.getByRole("link", { name: errors.eyesClosed.sure })).toBeTruthy();
  expect(notice.getByText(underOne)).toBeTruthy();
});
