import type { FastifyInstance } from "fastify";
import { nearestWord } from "../../../photo/core/nearest-word";
import { badRequest } from "../../api-error";

/** Fewer letters than in a body may differ, because clients and proxies add names of their own. */
const mostLetters = (known: string): number => (known.length > 5 ? 2 : 1);

const namesOf = (schema: unknown): string[] =>
  Object.keys((schema as { properties?: object } | undefined)?.properties ?? {});

/** What is wrong with a name that the query of a call does not know, if it was meant for this call. */
function misspelling(name: string, known: string[], body: string[]): string | undefined {
  if (known.includes(name)) return undefined;
  const problem = `querystring/${name} is not a field of this call's query.`;
  if (body.includes(name)) return `${problem} It belongs in the body.`;
  const near = nearestWord(name, known, mostLetters);
  return near && `${problem} Did you mean "${near}"?`;
}

/**
 * Unknown names in a query are ignored, but for those that are nearly a field or belong in the body: without the field
 * that was meant, the answer would be another one in silence.
 */
export function misspeltQuery(app: FastifyInstance): void {
  app.addHook("preValidation", async ({ query, routeOptions: { schema } }) => {
    if (!schema?.querystring) return;
    const [known, body] = [namesOf(schema.querystring), namesOf(schema.body)];
    for (const name of Object.keys(query as object)) {
      const problem = misspelling(name, known, body);
      if (problem) throw badRequest(problem);
    }
  });
}
