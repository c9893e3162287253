import { parse } from "node:querystring";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { badRequest } from "../../api-error";

/** Twice what the longest fields hold (`meta` and `originFileNameList`, 4096 characters each). */
const maxJsonMarks = 20_000;
const maxFields = 40;

/** True when `mark` stands in the body more than `limit` times. Much faster than a look at each byte. */
function hasMoreThan(limit: number, body: Buffer, mark: string): boolean {
  let count = 0;
  for (let at = body.indexOf(mark); at !== -1; at = body.indexOf(mark, at + 1))
    if (++count > limit) return true;
  return false;
}

/**
 * JSON and urlencoded bodies whose structure is bounded before it is parsed: 26 MB are a photo as one long text, or
 * a minute of the main thread as millions of small keys.
 */
export function boundedBodies(app: FastifyInstance): void {
  // A form of another site may send it without asking first, and no call takes it.
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
