/** Time in which the texts of one save arrive, one after another. */
const oneSaveMs = 50;
/** Time after which a picture was saved by itself, and not for a text that follows. */
const pictureAloneMs = 1_000;

/**
 * The forms and pictures as a folder of the File System Access API, as far as Sveltia CMS uses one. Each form remembers
 * the text that was opened: the server compares it with the disk, so that nobody's work is written over.
 *
 * @param {{ forms: Record<string, string>, pictures: string[] }} files
 * @param {(count: number, total: number) => void} onRead is told how many texts the editor has read since it was opened
 */
export function openFolder({ forms, pictures }, onRead) {
  const texts = new Map(Object.entries(forms));
  const images = new Set(pictures.map((name) => `${picturesDir}${name}`));
  // Without it each text is written to its place at once, not beside it and moved.
  delete FileSystemFileHandle.prototype.move;

  let waiting = [];

  /** Values of others that the writer replaces knowingly with the next save: the server takes them as those opened. */
  let replaced = [];
  window.addEventListener("keep-mine", ({ detail }) => replaced.push(detail));
  window.addEventListener("hashchange", () => {
    replaced = [];
  });
  const openedText = (path) => {
    const text = texts.get(path) ?? null;
    const own = replaced.filter((each) => each.path === path);
    if (text === null || own.length === 0) return text;
    const value = JSON.parse(text);
    for (const { field, theirs } of own) setValue(value, field.split("."), theirs);
    return JSON.stringify(value);
  };

  /** Saves what the editor writes within a moment: all of it, or nothing. */
  const flush = async () => {
    const batch = waiting;
    const pictures = added;
    waiting = [];
    added = [];
    try {
      const answer = await fetch("/edit/forms.json", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({
          forms: batch.map(({ path, text }) => ({ path, text, opened: openedText(path) })),
        }),
      });
      const { refusals = [], notes = [], message = "The server did not save it." } = await answer.json();
      const told = answer.ok ? { type: "saved", detail: notes } : { type: "refused", detail: refusals };
      window.dispatchEvent(new CustomEvent(told.type, told));
      if (!answer.ok) throw new Error(refusals.map((refusal) => refusal.message).join("\n") || message);
      replaced = [];
      // The list names a new document by its country and kind, which the server tells.
      if (batch.some(({ path }) => path.startsWith("forms/documents/") && !texts.has(path)))
        window.addEventListener("hashchange", () => location.reload(), { once: true });
      for (const { path, text } of batch) {
        if (text === null) texts.delete(path);
        else texts.set(path, text);
      }
      for (const { done } of batch) done();
    } catch (error) {
      const reason =
        error instanceof TypeError
          ? new Error("npm run edit does not answer. Start it again, then save.")
          : error;
      for (const path of pictures) {
        images.delete(path);
        await fetch(addressOf(path), { method: "DELETE" }).catch(() => {});
      }
      for (const { fail } of batch) fail(reason);
    }
  };

  const saveText = (path, text) =>
    new Promise((done, fail) => {
      clearTimeout(alone);
      if (waiting.length === 0) setTimeout(flush, oneSaveMs);
      waiting.push({ path, text, done, fail });
    });

  /** Pictures of the save under way: they come before its texts, and go when those are refused. */
  let added = [];
  let alone;
  const savePicture = async (path, picture) => {
    const answer = await fetch(addressOf(path), {
      method: "PUT",
      headers: { "content-type": "application/octet-stream" },
      body: picture,
    });
    if (!answer.ok) throw new Error((await answer.json()).message);
    images.add(path);
    added.push(path);
    clearTimeout(alone);
    alone = setTimeout(() => {
      added = [];
    }, pictureAloneMs);
  };

  const write = async (path, data) => {
    if (path.startsWith(picturesDir)) return savePicture(path, data);
    return saveText(path, typeof data === "string" ? data : await data.text());
  };

  const readFile = async (path) => {
    if (!images.has(path)) return textFile(path);
    const answer = await fetch(addressOf(path));
    return new File([await answer.blob()], nameOf(path), { type: answer.headers.get("content-type") ?? "" });
  };

  let read = 0;
  /** As much of a File as the editor reads: the browser takes seconds to make thousands of them. */
  const textFile = (path) => {
    const text = texts.get(path) ?? "";
    return {
      name: nameOf(path),
      size: text.length,
      lastModified: 0,
      type: "application/json",
      text: async () => {
        read += 1;
        onRead(read, texts.size);
        return text;
      },
      arrayBuffer: async () => new TextEncoder().encode(text).buffer,
    };
  };

  const file = (path) => ({
    kind: "file",
    name: nameOf(path),
    getFile: () => readFile(path),
    createWritable: async () => ({ write: (data) => write(path, data), close: async () => {} }),
  });

  const remove = (path) => {
    if (images.has(path)) throw new Error("Pictures are not removed here: a text may show them.");
    return saveText(path, null);
  };

  const directory = (path) => {
    const start = path === "" ? "" : `${path}/`;
    const childOf = (name) => `${start}${name}`;
    const isFile = (child) => texts.has(child) || images.has(child);
    return {
      kind: "directory",
      name: nameOf(path),
      getDirectoryHandle: async (name) => directory(childOf(name)),
      getFileHandle: async (name, { create = false } = {}) => {
        if (!create && !isFile(childOf(name))) throw new DOMException(name, "NotFoundError");
        return file(childOf(name));
      },
      // The folder of an entry is no file: it goes with its last file.
      removeEntry: async (name) => isFile(childOf(name)) && remove(childOf(name)),
      async *entries() {
        const below = [...texts.keys(), ...images].filter((known) => known.startsWith(start));
        for (const name of new Set(below.map((known) => known.slice(start.length).split("/")[0])))
          yield [name, isFile(childOf(name)) ? file(childOf(name)) : directory(childOf(name))];
      },
    };
  };
  return directory("");
}

function setValue(value, [key, ...rest], to) {
  if (rest.length === 0) value[key] = to;
  else {
    value[key] ??= {};
    setValue(value[key], rest, to);
  }
}

const picturesDir = "static/images/";
const addressOf = (path) => `/edit/pictures/${path.slice(picturesDir.length)}`;
const nameOf = (path) => path.slice(path.lastIndexOf("/") + 1);
