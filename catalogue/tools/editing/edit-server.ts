import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import fastifyStatic from "@fastify/static";
import Fastify from "fastify";
import pLimit from "p-limit";
import { editablePaths } from "./editable-files";
import { faceConfig } from "./face-config";
import type { FaceHost } from "./face-host";
import { type FormSave, saveFile } from "./save-file";

const faceDir = fileURLToPath(new URL("./face/", import.meta.url));
/** What the face loads from packages; nothing comes from another server. */
const packages = ["@sveltia/cms", "exifr", "turndown"];

interface EditOptions {
  contentDir: string;
  host: FaceHost;
}

/**
 * The editing face and the folder behind it, for this machine only: whoever reaches it may write. No part of the site.
 */
export function editServer({ contentDir, host }: EditOptions) {
  const app = Fastify({ bodyLimit: 2_000_000 });
  const oneAtATime = pLimit(1);

  // A page elsewhere could have its name lead here.
  app.addHook("onRequest", async (request, reply) => {
    if (!/^(localhost|127\.0\.0\.1)$/.test(request.hostname.replace(/:\d+$/, "")))
      return reply.code(403).send({ message: "The editing face answers on localhost only." });
  });

  app.register(fastifyStatic, { root: faceDir, prefix: "/edit/", cacheControl: false });
  for (const name of packages)
    app.register(fastifyStatic, {
      root: resolve("node_modules", name),
      prefix: `/edit/packages/${name}/`,
      decorateReply: false,
    });
  app.get("/", (_request, reply) => reply.redirect("/edit/"));

  // The face asks for its own words as a module, which a browser takes as a program only.
  app.get<{ Params: { name: string } }>(
    "/edit/packages/@sveltia/cms/locales/:name",
    async ({ params }, reply) => {
      const path = resolve("node_modules/@sveltia/cms/locales", params.name);
      if (!/^[a-zA-Z-]+\.json$/.test(params.name) || !existsSync(path)) return reply.code(404).send();
      return reply.type("text/javascript").send(`export default ${await readFile(path, "utf8")}`);
    },
  );

  app.get("/edit/config.json", () => faceConfig(contentDir, host));
  app.get("/edit/files", async () => {
    const paths = editablePaths(contentDir);
    const texts = await Promise.all(paths.map((path) => readFile(join(contentDir, path), "utf8")));
    return Object.fromEntries(paths.map((path, index) => [`content/${path}`, texts[index]]));
  });
  // JSON as a body cannot be sent from another site's page without a question, which is not answered here.
  app.put<{ Params: { "*": string }; Body: FormSave }>(
    "/edit/files/content/*",
    {
      schema: {
        body: {
          type: "object",
          required: ["opened", "form"],
          properties: { opened: { type: ["string", "null"] }, form: { type: ["string", "null"] } },
        },
      },
    },
    async ({ params, body }, reply) => {
      const result = await oneAtATime(() => saveFile(contentDir, params["*"], body));
      const codes = { saved: 200, unchanged: 200, refused: 422, conflict: 409 };
      return reply.code(codes[result.status]).send(result);
    },
  );
  return app;
}
