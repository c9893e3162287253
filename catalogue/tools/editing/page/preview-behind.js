/** Time in which the preview notices what was saved. */
const noticedMs = 1_500;
const askAgainMs = 1_000;

/** After a save, says so for as long as the preview does not show it; not beside the faults of a save that was refused. */
export function sayWhenPreviewIsBehind() {
  const words = document.createElement("p");
  words.id = "preview-behind";
  words.setAttribute("role", "status");
  document.body.append(words);
  let next;
  let saves = 0;
  const ask = async (save) => {
    const answer = await fetch("/edit/preview-state.json").catch(() => null);
    // Without a preview there is no such address.
    if (!answer?.ok) return;
    const state = await answer.json();
    if (save !== saves) return;
    const said = wordsFor(state);
    if (words.textContent !== said) words.textContent = said;
    if (said !== "") next = setTimeout(ask, askAgainMs, save);
  };
  window.addEventListener("saved", () => {
    clearTimeout(next);
    saves += 1;
    next = setTimeout(ask, noticedMs, saves);
  });
  window.addEventListener("refused", () => {
    clearTimeout(next);
    saves += 1;
    words.textContent = "";
  });
}

function wordsFor(state) {
  if (state === null) return "Saved. The preview is not ready yet.";
  return state.isBehind ? "Saved. The preview does not show it yet." : "";
}
