import Ajv2020, { type ValidateFunction } from "ajv/dist/2020";
import type { LightMyRequestResponse } from "fastify";
import type { Api } from "../../server/api";

interface OpenApi {
  paths: Record<
    string,
    Record<
      string,
      { operationId: string; responses: Record<string, { content?: Record<string, { schema: object }> }> }
    >
  >;
  components: object;
}

/**
 * Every JSON answer of a test is held against `/openapi.json`: whatever the test looks at, a status or a field that the
 * contract does not name fails it.
 *
 * @returns what has been held, as "makeCard 4XX"
 */
export function holdToContract(app: Api): ReadonlySet<string> {
  const held = new Set<string>();
  let document: OpenApi | undefined;
  let ajv: Ajv2020 | undefined;
  const validators = new Map<string, ValidateFunction>();
  const inject = app.inject.bind(app) as (options: unknown) => Promise<LightMyRequestResponse>;

  function check(method: string, url: string, answer: LightMyRequestResponse): void {
    document ??= app.swagger() as unknown as OpenApi;
    const pathname = url.replace(/^https?:\/\/[^/]+/, "").split("?")[0]!;
    const path = Object.keys(document.paths).find((known) =>
      new RegExp(`^${known.replace(/\{\w+\}/g, "[^/]+")}$`).test(pathname),
    );
    const operation = path && document.paths[path]?.[method.toLowerCase()];
    if (!operation || answer.statusCode === 304 || answer.statusCode === 204) return;
    const { responses } = operation;
    const status = responses[answer.statusCode]
      ? String(answer.statusCode)
      : `${Math.floor(answer.statusCode / 100)}XX`;
    const type = String(answer.headers["content-type"]).split(";")[0]!;
    const schema = responses[status]?.content?.[type]?.schema;
    if (!schema)
      throw new Error(
        `${method} ${path} answers ${answer.statusCode} ${type}, which the contract does not name`,
      );
    held.add(`${operation.operationId} ${status}`);
    if (type !== "application/json" || answer.headers["content-encoding"]) return;
    const key = `${method} ${path} ${status}`;
    ajv ??= new Ajv2020({ strict: false, validateFormats: false });
    const validate = validators.get(key) ?? ajv.compile({ ...schema, components: document.components });
    validators.set(key, validate);
    if (!validate(answer.json())) throw new Error(`${key}: ${ajv.errorsText(validate.errors)}`);
  }

  app.inject = (async (options: string | { method?: string; url: string }) => {
    const answer = await inject(options);
    const { method = "GET", url } = typeof options === "string" ? { url: options } : options;
    check(method, url, answer);
    return answer;
  }) as unknown as Api["inject"];
  return held;
}
