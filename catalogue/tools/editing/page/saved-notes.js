/** After a save, says what of it is worth another look, until that is closed or something else is saved. */
export function showSavedNotes() {
  const box = document.createElement("section");
  box.id = "saved-notes";
  box.setAttribute("role", "status");
  document.body.append(box);
  const close = () => box.replaceChildren();
  window.addEventListener("refused", close);
  window.addEventListener("saved", ({ detail }) => {
    close();
    if (detail.length > 0) box.append(...boxContent(detail, close));
  });
}

function boxContent(notes, close) {
  const heading = document.createElement("p");
  heading.textContent = "Saved. Worth another look:";
  const list = document.createElement("ul");
  for (const { message } of notes) {
    const item = document.createElement("li");
    item.textContent = message;
    list.append(item);
  }
  const back = document.createElement("a");
  back.href = addressOf(notes[0].path);
  back.textContent = "Open it again";
  back.addEventListener("click", close);
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = "Leave it so";
  button.addEventListener("click", close);
  const choices = document.createElement("p");
  choices.append(back, button);
  return [heading, list, choices];
}

/** Of "forms/guides/de-passport.en.json". */
function addressOf(path) {
  const [, collection, name] = path.split("/");
  return `#/collections/${collection}/entries/${name.split(".")[0]}`;
}
