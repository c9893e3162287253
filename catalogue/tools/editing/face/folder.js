/**
 * The content as a folder of the File System Access API, as far as Sveltia CMS uses one. Each file remembers the text
 * that was opened: the server compares it with the disk, so that nobody's work is written over.
 *
 * @param {Record<string, string>} opened texts by path
 */
export function openFolder(opened) {
  const texts = new Map(Object.entries(opened));
  // Without it each text is written to its place at once, not beside it and moved.
  delete FileSystemFileHandle.prototype.move;

  const save = async (path, form) => {
    if (!path.startsWith("content/")) throw new Error("Pictures are put into static/images by hand.");
    const answer = await fetch(`/edit/files/${path}`, {
      method: "PUT",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ opened: texts.get(path) ?? null, form }),
    });
    const { text, message } = await answer.json();
    // The face shows the words and keeps the form as it is.
    if (!answer.ok) throw new Error(message);
    if (text === null) texts.delete(path);
    else texts.set(path, text);
  };

  const file = (path) => ({
    kind: "file",
    name: nameOf(path),
    getFile: async () => new File([texts.get(path) ?? ""], nameOf(path)),
    createWritable: async () => ({
      write: async (data) => save(path, typeof data === "string" ? data : await data.text()),
      close: async () => {},
    }),
  });

  const directory = (path) => {
    const start = path === "" ? "" : `${path}/`;
    const childOf = (name) => `${start}${name}`;
    return {
      kind: "directory",
      name: nameOf(path),
      getDirectoryHandle: async (name) => directory(childOf(name)),
      getFileHandle: async (name, { create = false } = {}) => {
        if (!create && !texts.has(childOf(name))) throw new DOMException(name, "NotFoundError");
        return file(childOf(name));
      },
      removeEntry: async (name) => save(childOf(name), null),
      async *entries() {
        const below = [...texts.keys()].filter((known) => known.startsWith(start));
        for (const name of new Set(below.map((known) => known.slice(start.length).split("/")[0])))
          yield [name, texts.has(childOf(name)) ? file(childOf(name)) : directory(childOf(name))];
      },
    };
  };
  return directory("");
}

const nameOf = (path) => path.slice(path.lastIndexOf("/") + 1);
