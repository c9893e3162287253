/**
 * Asks for words that are inserted into a text.
 * @param {{ name: string, label: string, value?: string, isLong?: boolean, options?: { value: string, label: string }[] }[]} fields
 * @param {string} action what the button says
 * @returns {Promise<Record<string, string> | null>} null: nothing is to be inserted
 */
export function ask(fields, action) {
  const dialog = document.createElement("dialog");
  dialog.className = "insertion";
  const form = document.createElement("form");
  form.method = "dialog";
  form.append(...fields.map(labelled), button(action, "insert"), button("Cancel", ""));
  dialog.append(form);
  // Escape closes the dialog and not the form too.
  dialog.addEventListener("keydown", (event) => event.stopPropagation());
  document.body.append(dialog);
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener("close", () => {
      dialog.remove();
      const given = [...new FormData(form)].map(([name, value]) => [name, value.trim()]);
      resolve(dialog.returnValue === "insert" ? Object.fromEntries(given) : null);
    });
  });
}

function labelled({ name, label, value = "", isLong, options }) {
  const input = document.createElement(options ? "select" : isLong ? "textarea" : "input");
  Object.assign(input, { name, required: true, autocomplete: "off" });
  for (const each of options ?? []) input.add(new Option(each.label, each.value));
  input.value = value;
  const element = document.createElement("label");
  element.append(label, input);
  return element;
}

function button(words, value) {
  const element = document.createElement("button");
  Object.assign(element, { textContent: words, value, formNoValidate: value === "" });
  return element;
}
