import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import fastifyStatic from "@fastify/static";
import { transform } from "esbuild";
import Fastify from "fastify";
import pLimit from "p-limit";
import { previewStatePath } from "../../../contract/site/site-paths";
import { nameRemarks } from "../../../locales/tools/translations/mark-translations";
import { ContentError } from "../../faults/content-error";
import type { CmsBackend } from "./cms-backend";
import { cmsConfig, languageNames } from "./cms-config";
import { allForms, localesOf } from "./forms/all-forms";
import { keptAnswer } from "./kept-answer";
import { mendedEditor } from "./mended-editor";
import { type SavedForm, saveForms } from "./save-forms";
import { allPictures, savePicture, takeBackPicture } from "./save-picture";
import { markCompared, translationNotes } from "./translation-notes";

const pageDir = fileURLToPath(new URL("./page/", import.meta.url));
const searchResultFile = fileURLToPath(new URL("../../../locales/search-result.ts", import.meta.url));
/** Packages that the editor loads, from where it finds them; nothing comes from other servers. */
const packages = ["exifr", "turndown", "immutable"];
const editorDir = resolve("node_modules/@sveltia/cms");
const findPackage = createRequire(join(editorDir, "package.json")).resolve;

function packageDir(name: string): string {
  const file = findPackage(name);
  const end = `/node_modules/${name}/`;
  return file.slice(0, file.lastIndexOf(end) + end.length);
}
/** A photo of a phone, or a page in all languages. */
const bodyLimitBytes = 40_000_000;

interface EditOptions {
  contentDir: string;
  backend: CmsBackend;
  /** Languages of the preview, offered first. */
  codes?: readonly string[];
  /** Letters of a field that a search result shows, by the field's name. */
  shownLetters?: Readonly<Record<string, number>>;
  /** Of the preview. */
  siteUrl?: string;
}

const text = { type: ["string", "null"] };
const saveSchema = {
  body: {
    type: "object",
    required: ["forms"],
    properties: {
      forms: {
        type: "array",
        items: {
          type: "object",
          required: ["path", "opened", "text"],
          properties: { path: { type: "string" }, opened: text, text },
        },
      },
    },
  },
};

const comparedSchema = {
  body: {
    type: "object",
    required: ["path", "field"],
    properties: { path: { type: "string" }, field: { type: "string" } },
  },
};

/**
 * Serves the editor and the content folder to this machine only, since everybody with access can write. Not part of
 * the site.
 */
export function editServer({ contentDir, backend, codes = [], shownLetters = {}, siteUrl }: EditOptions) {
  const app = Fastify({ bodyLimit: bodyLimitBytes });
  const oneAtATime = pLimit(1);

  // Prevents DNS rebinding: another host name could resolve to this machine.
  app.addHook("onRequest", async (request, reply) => {
    if (!/^(localhost|127\.0\.0\.1)$/.test(request.hostname.replace(/:\d+$/, "")))
      return reply.code(403).send({ message: "The editor answers on localhost only." });
  });

  app.register(fastifyStatic, { root: pageDir, prefix: "/edit/", cacheControl: false });
  const serve = (root: string, prefix: string) =>
    app.register(fastifyStatic, { root, prefix, decorateReply: false });
  serve(editorDir, "/edit/packages/@sveltia/cms/");
  app.get("/edit/packages/@sveltia/cms/npm/index.js", async (_request, reply) =>
    reply.type("text/javascript").send(await mendedEditor(editorDir)),
  );
  for (const name of packages) serve(packageDir(name), `/edit/packages/${name}/`);
  const picturesDir = resolve(contentDir, "../static/images");
  if (existsSync(picturesDir)) serve(picturesDir, "/edit/pictures/");
  // The counter of letters counts as the check of the content does.
  app.get("/edit/search-result.js", async (_request, reply) => {
    const { code } = await transform(await readFile(searchResultFile, "utf8"), { loader: "ts" });
    return reply.type("text/javascript").send(code);
  });
  app.get("/", (_request, reply) => reply.redirect("/edit/"));

  // The editor imports its texts as a module, which browsers only accept as JavaScript.
  app.get<{ Params: { name: string } }>(
    "/edit/packages/@sveltia/cms/locales/:name",
    async ({ params }, reply) => {
      const path = join(editorDir, "locales", params.name);
      if (!/^[a-zA-Z-]+\.json$/.test(params.name) || !existsSync(path)) return reply.code(404).send();
      return reply.type("text/javascript").send(`export default ${await readFile(path, "utf8")}`);
    },
  );

  const folders = [contentDir, localesOf(contentDir), picturesDir].filter((dir) => existsSync(dir));
  const settings = keptAnswer(folders, () => ({
    config: cmsConfig({ contentDir, backend, codes, ...(siteUrl !== undefined && { siteUrl }) }),
    languageNames: languageNames(),
    shownLetters,
  }));
  const isFolder = backend.name === "test-repo";
  const forms = keptAnswer(folders, () =>
    isFolder ? { forms: allForms(contentDir), pictures: allPictures(contentDir) } : null,
  );
  // The first browser finds them read.
  app.addHook("onListen", async () => {
    settings();
    forms();
  });
  app.get("/edit/settings.json", (_request, reply) => reply.type("application/json").send(settings()));
  app.get("/edit/forms.json", (_request, reply) => reply.type("application/json").send(forms()));
  // Other sites cannot send JSON or bytes without a preflight, which is not answered here.
  app.post<{ Body: { forms: SavedForm[] } }>(
    "/edit/forms.json",
    { schema: saveSchema },
    async ({ body }, reply) => {
      const { refusals, notes } = await oneAtATime(() => saveForms(contentDir, body.forms));
      if (refusals.length > 0) return reply.code(422).send({ refusals });
      // A translation is written beside the English.
      for (const { path, opened } of body.forms) if (opened === null) markCompared(contentDir, path, "");
      const isChanged = ({ opened, text }: SavedForm) => opened !== text;
      if (body.forms.some((form) => form.path.startsWith("forms/documents/") && isChanged(form)))
        nameNewRemarks(contentDir);
      return { refusals, notes };
    },
  );

  app.addContentTypeParser("application/octet-stream", { parseAs: "buffer" }, (_request, body, done) =>
    done(null, body),
  );
  app.put<{ Params: { "*": string }; Body: Buffer }>("/edit/pictures/*", async ({ params, body }, reply) => {
    if (!Buffer.isBuffer(body)) return reply.code(415).send();
    const message = await oneAtATime(() => savePicture(contentDir, params["*"], body));
    return message === null ? {} : reply.code(422).send({ message });
  });

  app.delete<{ Params: { "*": string } }>("/edit/pictures/*", async ({ params }) => {
    await oneAtATime(() => takeBackPicture(contentDir, params["*"]));
    return {};
  });

  if (siteUrl !== undefined)
    app.get("/edit/preview-state.json", async (_request, reply) => {
      const answer = await fetch(`${siteUrl}${previewStatePath}`).catch(() => null);
      return reply.type("application/json").send(answer?.ok ? await answer.text() : "null");
    });
  app.get<{ Querystring: { path?: string } }>("/edit/notes.json", ({ query }) =>
    translationNotes(contentDir, query.path ?? ""),
  );
  app.post<{ Body: { path: string; field: string } }>(
    "/edit/compared",
    { schema: comparedSchema },
    async ({ body }, reply) => {
      const isKnown = await oneAtATime(async () => markCompared(contentDir, body.path, body.field));
      return reply.code(isKnown ? 200 : 404).send({});
    },
  );
  return app;
}

/** New notes get an id, under which they are translated. While other documents have faults, that waits. */
function nameNewRemarks(contentDir: string): void {
  try {
    nameRemarks(contentDir);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
  }
}
