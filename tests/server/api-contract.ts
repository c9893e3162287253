import Ajv2020, { type ValidateFunction } from "ajv/dist/2020";
import type { LightMyRequestResponse } from "fastify";
import type { Api } from "../../server/api";

interface OpenApi {
  paths: Record<
    string,
    Record<string, { operationId: string; responses: Record<string, { content?: Record<string, object> }> }>
  >;
}

/** The contract is the same for all apps of a test file: each of its schemas is compiled once, when an answer needs it. */
let contract: OpenApi | undefined;
const ajv = new Ajv2020({ strict: false, validateFormats: false });
const validators = new Map<string, ValidateFunction>();

function contractOf(app: Api): OpenApi {
  if (!contract) {
    contract = app.swagger() as unknown as OpenApi;
    ajv.addSchema(contract, "contract");
  }
  return contract;
}

/** Compiles the schema at these keys of the contract. */
function validatorAt(...keys: string[]): ValidateFunction {
  const pointer = keys.map((key) => encodeURIComponent(key.replaceAll("~", "~0").replaceAll("/", "~1")));
  const $ref = `contract#/${pointer.join("/")}`;
  const validate = validators.get($ref) ?? ajv.compile({ $ref });
  validators.set($ref, validate);
  return validate;
}

/**
 * Every JSON answer of a test is held against `/openapi.json`: whatever the test looks at, a status or a field that the
 * contract does not name fails it.
 *
 * @returns what has been held, as "makeCard 4XX"
 */
export function holdToContract(app: Api): ReadonlySet<string> {
  const held = new Set<string>();
  const inject = app.inject.bind(app) as (options: unknown) => Promise<LightMyRequestResponse>;

  function check(method: string, url: string, answer: LightMyRequestResponse): void {
    const { paths } = contractOf(app);
    const pathname = url.replace(/^https?:\/\/[^/]+/, "").split("?")[0]!;
    const path = Object.keys(paths).find((known) =>
      new RegExp(`^${known.replace(/\{\w+\}/g, "[^/]+")}$`).test(pathname),
    );
    const operation = path && paths[path]?.[method.toLowerCase()];
    if (!operation || answer.statusCode === 304 || answer.statusCode === 204) return;
    const { operationId, responses } = operation;
    const status = responses[answer.statusCode]
      ? String(answer.statusCode)
      : `${Math.floor(answer.statusCode / 100)}XX`;
    const type = String(answer.headers["content-type"]).split(";")[0]!;
    if (!responses[status]?.content?.[type])
      throw new Error(
        `${method} ${path} answers ${answer.statusCode} ${type}, which the contract does not name`,
      );
    held.add(`${operationId} ${status}`);
    if (type !== "application/json" || answer.headers["content-encoding"]) return;
    const place = ["paths", path, method.toLowerCase(), "responses", status, "content", type, "schema"];
    const validate = validatorAt(...place);
    if (!validate(answer.json()))
      throw new Error(`${method} ${path} ${status}: ${ajv.errorsText(validate.errors)}`);
  }

  app.inject = (async (options: string | { method?: string; url: string }) => {
    const answer = await inject(options);
    const { method = "GET", url } = typeof options === "string" ? { url: options } : options;
    check(method, url, answer);
    return answer;
  }) as unknown as Api["inject"];
  return held;
}
