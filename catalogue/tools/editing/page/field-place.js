/** The part of the editor with the form at `path`: of a form in languages, that of its language. */
export function paneOf(path) {
  const [, tag] = /\.([A-Za-z-]+)\.json$/.exec(path) ?? [];
  return `.pane[data-mode="edit"]${tag ? `[data-locale="${tag}"]` : ""}`;
}

/**
 * A field as in "sources.0.url", or the group around it: a closed group does not draw its fields.
 * @returns {Element | null} null if the editor has not drawn so much of the form yet
 */
export function fieldPlace(path, field) {
  const parts = field.split(".");
  for (let length = parts.length; length > 0; length--) {
    const name = CSS.escape(parts.slice(0, length).join("."));
    const place = document.querySelector(`${paneOf(path)} .field[data-key-path="${name}"]`);
    if (place) return place;
  }
  return null;
}
