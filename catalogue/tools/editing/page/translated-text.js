import { ask } from "./ask.js";
import { visibleWidth } from "./search-result.js";

/** Notes of the server by form, until a form is saved; none that it did not give. */
const notes = new Map();
window.addEventListener("saved", () => notes.clear());

async function notesOf(path) {
  const answer = await fetch(`/edit/notes.json?path=${encodeURIComponent(path)}`).catch(() => null);
  if (answer?.ok) return answer.json();
  notes.delete(path);
  return {};
}

async function noteOf(path, field) {
  if (!notes.has(path)) notes.set(path, notesOf(path));
  return (await notes.get(path))[field] ?? null;
}

/**
 * A text field that says how much of it a search result shows, whether it follows an older English, and how the terms of
 * the English text are called in this language; for long texts with buttons that insert pictures and components.
 *
 * @param {import("@sveltia/cms").default} CMS
 * @param {Record<string, number>} shownLetters by the name of the field
 * @param {() => { value: string, label: string }[]} documents to choose from
 */
export function registerTranslatedText(CMS, shownLetters, documents) {
  const { createClass, h } = window;
  const single = CMS.getFieldType("string").control;
  const long = CMS.getFieldType("text").control;

  const control = createClass({
    getInitialState: () => ({ note: null, isEnglish: false }),

    componentDidMount() {
      this.root = document.getElementById(this.rootId());
      this.ask();
      window.addEventListener("saved", this.ask);
    },

    componentWillUnmount() {
      window.removeEventListener("saved", this.ask);
    },

    rootId() {
      return `${this.props.forID}-translated`;
    },

    /** The path of its form and the name of its field. */
    place() {
      const locale = this.root?.closest("[data-locale]")?.dataset.locale;
      const field = this.root?.closest("[data-key-path]")?.dataset.keyPath;
      const [, collection, id] = /#\/collections\/([^/]+)\/entries\/([^/?]+)/.exec(location.hash) ?? [];
      return id && field && locale
        ? { path: `forms/${collection}/${id}.${locale}.json`, field, locale }
        : null;
    },

    async ask() {
      const place = this.place();
      this.setState({ isEnglish: place?.locale === "en" });
      if (!place || place.locale === "en") return;
      this.setState({ note: await noteOf(place.path, place.field) });
    },

    async markCompared() {
      const { path, field } = this.place();
      const answer = await fetch("/edit/compared", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ path, field }),
      }).catch(() => null);
      const message = answer
        ? "The server did not note that it matches."
        : "npm run edit does not answer. Start it again, then press “It matches now”.";
      const told = answer?.ok
        ? { type: "saved", detail: [] }
        : { type: "refused", detail: [{ path, field, message }] };
      window.dispatchEvent(new CustomEvent(told.type, told));
    },

    insert(words) {
      const { value } = this.props;
      const text = value ?? "";
      const at = this.root?.querySelector("textarea")?.selectionStart ?? text.length;
      const gap = (part) => (part === "" || part.endsWith("\n\n") ? "" : "\n\n");
      const [before, after] = [text.slice(0, at).trimEnd(), text.slice(at).trimStart()];
      this.props.onChange(`${before}${gap(before)}${words}\n${after === "" ? "" : `\n${after}`}`);
    },

    async insertPicture() {
      const picked = await this.props.pickFile({ kind: "image", allowURL: false });
      if (!picked) return;
      const label = "What does the picture show? Read to people who do not see it.";
      const given = await ask([{ name: "shows", label }], "Insert the picture");
      if (given) this.insert(`![${given.shows}](${picked.value})`);
    },

    /** Of a component: `<Fact urlPath="…" field="…" />`, `<Tip> … </Tip>`. */
    async insertComponent({ label, typed, asks }) {
      const chosen = ["documents", "urlPaths"].map((name) => this.chosenDocument(name)).find(Boolean);
      const fields = asks.map((each) =>
        each.name === "urlPath" ? { ...each, value: chosen, options: documents() } : each,
      );
      const given = fields.length === 0 ? {} : await ask(fields, `Insert: ${label}`);
      if (!given) return;
      const words = typed
        .replace(/(\w+)="…"/g, (_, name) => `${name}="${given[name].replaceAll('"', "”")}"`)
        .replace(" … ", () => `\n\n${given.text}\n\n`);
      // A number alone.
      if ("field" in given || "of" in given) this.insertInSentence(words);
      else this.insert(words);
    },

    /** The first document that the form is about. */
    chosenDocument(name) {
      return this.props.entry?.getIn(["data", name])?.toJS?.()?.[0];
    },

    insertInSentence(words) {
      const text = this.props.value ?? "";
      const at = this.root?.querySelector("textarea")?.selectionStart ?? text.length;
      this.props.onChange(`${text.slice(0, at)}${words}${text.slice(at)}`);
    },

    tools() {
      const components = this.props.field.get("components")?.toJS() ?? [];
      const button = (label, title, onClick) =>
        h("button", { key: label, type: "button", title, onClick }, label);
      return h(
        "div",
        { className: "text-tools" },
        "Insert:",
        button("Picture", "A picture with its description", () => this.insertPicture()),
        components.map((each) => button(each.label, each.typed, () => this.insertComponent(each))),
      );
    },

    pictureNote() {
      if (!/\]\(blob:/.test(this.props.value ?? "")) return null;
      return h("p", { className: "text-note" }, "A new picture gets its address, /images/…, when you save.");
    },

    counter() {
      const most = shownLetters[this.props.field.get("name")];
      if (most === undefined || this.props.field.get("in_search_result") === false) return null;
      const letters = visibleWidth(this.props.value ?? "");
      const words = `${letters} of ${most} letters that a search result shows`;
      return h("p", { className: letters > most ? "text-note too-long" : "text-note" }, words);
    },

    note() {
      const { note } = this.state;
      if (!note) return null;
      const terms = note.terms.map(({ term, words, note: about }) =>
        h("li", { key: term, title: about }, `${term}: ${words.join(", ")}`),
      );
      return [
        note.outdated !== null &&
          h(
            "p",
            { key: "outdated", className: "text-note outdated", role: "note" },
            isWholeArticle(note.outdated)
              ? "The English text of this page has changed since it was translated, in this field or another. Compare the two. "
              : "The English text has changed since this was translated. Compare the two. ",
            h("button", { type: "button", onClick: () => this.markCompared() }, "It matches now"),
          ),
        terms.length > 0 &&
          h(
            "div",
            { key: "terms", className: "text-note glossary" },
            "Glossary (beginnings of words):",
            h("ul", {}, terms),
          ),
      ];
    },

    /** English that belongs to a document is not edited here. */
    textOfDocument(document) {
      const href = `#/collections/documents/entries/${document}`;
      return h(
        "div",
        { id: this.rootId(), className: "text-of-document" },
        h("p", {}, this.props.value),
        h(
          "p",
          { className: "text-note" },
          "A note of its document: ",
          h("a", { href }, "change it there"),
          ".",
        ),
      );
    },

    render() {
      const document = this.props.field.get("english_document");
      if (document && this.state.isEnglish) return this.textOfDocument(document);
      const most = shownLetters[this.props.field.get("name")] ?? 0;
      const isLong = this.props.field.get("is_long") || Math.max(most, (this.props.value ?? "").length) > 60;
      this.isLong ??= isLong;
      return h(
        "div",
        { id: this.rootId() },
        h(this.isLong ? long : single, this.props),
        this.props.field.get("is_long") && this.tools(),
        this.props.field.get("is_long") && this.pictureNote(),
        this.counter(),
        this.note(),
      );
    },
  });
  CMS.registerFieldType("translated", control);
}

/** Of the keys of translations, as in "guides/de-passport": an article is compared with its English as a whole. */
function isWholeArticle(key) {
  return key.includes("/") && !key.includes(":") && !key.startsWith("remark/");
}
