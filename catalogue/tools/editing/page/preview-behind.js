/** Time in which the preview notices what was saved. */
const noticedMs = 1_500;
const askAgainMs = 1_000;

/** After a save, says so for as long as the preview does not show it. */
export function sayWhenPreviewIsBehind() {
  const words = document.createElement("p");
  words.id = "preview-behind";
  words.setAttribute("role", "status");
  document.body.append(words);
  let next;
  const ask = async () => {
    const answer = await fetch("/edit/preview-state.json").catch(() => null);
    // Without a preview there is no such address.
    if (!answer?.ok) return;
    const state = await answer.json();
    const said = wordsFor(state);
    if (words.textContent !== said) words.textContent = said;
    if (said !== "") next = setTimeout(ask, askAgainMs);
  };
  window.addEventListener("saved", () => {
    clearTimeout(next);
    next = setTimeout(ask, noticedMs);
  });
}

function wordsFor(state) {
  if (state === null) return "Saved. The preview is not ready yet.";
  return state.isBehind ? "Saved. The preview does not show it yet." : "";
}
