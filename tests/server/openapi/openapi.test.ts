import { execFile } from "node:child_process";
import { copyFile, mkdtemp, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { createConfig, lintFromString } from "@redocly/openapi-core";
import Ajv2020 from "ajv/dist/2020";
import { drawJpeg } from "../../fixtures/pictures";
import { startApp, type TestApp } from "../start-app";

interface Body {
  content?: Record<string, { schema: object; examples?: Record<string, { value: unknown }> }>;
}

interface Described {
  operationId: string;
  requestBody?: Body;
  responses: Record<string, Body & { headers: object }>;
}

const root = join(__dirname, "../../..");
const run = promisify(execFile);

describe("the description of the API", () => {
  let server: TestApp;
  let source: string;
  beforeAll(async () => {
    server = await startApp();
    source = (await server.app.inject("/openapi.json")).body;
  });
  afterAll(() => server.close());

  it("has no fault and no gap that a linter knows of", async () => {
    const config = await createConfig({ extends: ["recommended"] });
    const problems = await lintFromString({ source, config });
    expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual(
      [],
    );
  });

  it("shows for every body and every answer what it looks like, and the schema agrees", () => {
    const { paths, components } = JSON.parse(source);
    const ajv = new Ajv2020({ strict: false, validateFormats: false });
    const wrong: unknown[] = [];
    for (const [path, methods] of Object.entries<Record<string, Described>>(paths))
      for (const { requestBody, responses } of Object.values(methods)) {
        const described = { body: requestBody ?? {}, ...responses };
        for (const [what, { content = {} }] of Object.entries<Body>(described))
          for (const [type, { schema, examples = {} }] of Object.entries(content)) {
            // Bytes are shown by who has them.
            if (/^image\/|\/pdf$/.test(type)) continue;
            if (Object.keys(examples).length === 0) wrong.push([path, what, type, "no example"]);
            const validate = ajv.compile({ ...schema, components });
            for (const [name, { value }] of Object.entries(examples))
              if (!validate(value)) wrong.push([path, what, name, ajv.errorsText(validate.errors)]);
          }
      }
    expect(wrong).toEqual([]);
  });

  it("names the headers that tell a client when to call again", async () => {
    const { paths } = JSON.parse(source) as { paths: Record<string, Record<string, Described>> };
    const limits = ["X-RateLimit-Limit", "X-RateLimit-Remaining", "X-RateLimit-Reset"];
    const onceCalls = ["makeCard", "makePhoto"];
    for (const { operationId, responses } of Object.values(paths).flatMap((methods) =>
      Object.values(methods),
    )) {
      const ofAnswer = [...limits, ...(onceCalls.includes(operationId) ? ["Idempotent-Replayed"] : [])];
      for (const [status, { headers }] of Object.entries(responses))
        expect(Object.keys(headers)).toEqual(status === "200" ? ofAnswer : ["Retry-After", ...limits]);
    }
    const { headers } = await server.app.inject("/v5/passport/lang?clientType=web");
    expect(Object.keys(headers)).toEqual(expect.arrayContaining(limits.map((name) => name.toLowerCase())));
  });

  it("says of every object in a body that it has no other fields", () => {
    const { paths, components } = JSON.parse(source);
    const open: string[] = [];
    const look = (value: unknown, place: string): void => {
      if (typeof value !== "object" || value === null) return;
      const { $ref, properties, additionalProperties } = value as Record<string, unknown>;
      if (typeof $ref === "string") look(components.schemas[$ref.split("/").pop()!], place);
      if (properties && additionalProperties !== false) open.push(place);
      for (const [key, inner] of Object.entries(value)) look(inner, `${place}/${key}`);
    };
    for (const [path, methods] of Object.entries<Record<string, Described>>(paths))
      for (const { requestBody } of Object.values(methods))
        for (const { schema } of Object.values(requestBody?.content ?? {})) look(schema, path);
    expect(open).toEqual([]);
  });

  it("says of every answer with HTTP 200 what each code means", () => {
    const { paths } = JSON.parse(source);
    const described = Object.values<
      Record<string, Described & { responses: Record<string, { description: string }> }>
    >(paths).flatMap((methods) =>
      Object.values(methods).map(({ responses }) => responses["200"]?.description),
    );
    expect(described.filter((text) => !/^(Code 0: |The bytes; )/.test(text ?? ""))).toEqual([]);
    expect(paths["/v5/photo/make"].post.responses["200"].description).toMatch(
      /0: .*; 1000: .*; 1009: .*; 403: /,
    );
  });

  it("lets a client be generated whose shortest calls compile and work", async () => {
    // Inside the repository, so that packages are found.
    const folder = await mkdtemp(join(root, "node_modules", ".openapi-client-"));
    const at = (name: string) => join(folder, name);
    const bin = (name: string) => join(root, "node_modules", ".bin", name);
    await writeFile(at("openapi.json"), source);
    await copyFile(join(__dirname, "client-program.txt"), at("client.ts"));
    await run(bin("openapi-typescript"), [at("openapi.json"), "-o", at("v5.ts")]);
    const options =
      "--noEmit --strict --skipLibCheck --target es2022 --module nodenext --types node --ignoreConfig".split(
        " ",
      );
    const compiled = await run(bin("tsc"), [...options, at("client.ts")], { cwd: folder }).catch(
      (error) => error,
    );
    expect(compiled.stdout).toBe("");
    const address = await server.app.listen({ port: 0, host: "127.0.0.1" });
    const photo = (await drawJpeg()).toString("base64");
    const { stdout } = await run(process.execPath, ["--import", "tsx", at("client.ts"), address, photo], {
      cwd: root,
    });
    await rm(folder, { recursive: true });
    expect(JSON.parse(stdout)).toEqual({
      first: expect.stringMatching(/^[A-Z]{2}$/),
      fileName: expect.stringMatching(/^[0-9a-f]{32}\.jpg$/),
      made: 1000,
      failed: ["face-count"],
      sent: 0,
      missing: 404,
      removed: 0,
    });
  });
});
