import { parse } from "node:querystring";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { badRequest } from "../../api-error";

/** Twice what the longest fields hold (`meta` and `originFileNameList`, 4096 characters each). */
const maxJsonMarks = 20_000;
const maxFields = 40;

/** Whether `mark` occurs more than `limit` times in the body. Much faster than a loop over bytes. */
function hasMoreThan(limit: number, body: Buffer, mark: string): boolean {
  let count = 0;
  for (let at = body.indexOf(mark); at !== -1; at = body.indexOf(mark, at + 1))
    if (++count > limit) return true;
  return false;
}

/**
 * Limits the structure of JSON and urlencoded bodies before parsing: 26 MB can be a photo as one string, or a minute
 * of the main thread as millions of small keys.
 */
export function boundedBodies(app: FastifyInstance): void {
  // Simple requests of other sites can use this type without a preflight, and no call needs it.
  app.removeContentTypeParser("text/plain");
  const parseJson = app.getDefaultJsonParser("error", "error");
  app.addContentTypeParser<Buffer>("application/json", { parseAs: "buffer" }, (request, body, done) => {
    if ([",", ":", "[", "{"].some((mark) => hasMoreThan(maxJsonMarks, body, mark)))
      return done(badRequest("the body has too many parts"));
    return parseJson(request, body.toString(), done);
  });
  app.addContentTypeParser<Buffer>(
    "application/x-www-form-urlencoded",
    { parseAs: "buffer" },
    async (_request: FastifyRequest, body: Buffer) => {
      if (hasMoreThan(maxFields, body, "&")) throw badRequest("the body has too many parts");
      return parse(body.toString());
    },
  );
}
