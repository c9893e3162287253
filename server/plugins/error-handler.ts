import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { ImageRefused } from "../../photo/core/file/image-refused";
import { PhotoPoolError, type PhotoPoolErrorCode } from "../../photo/node/photo-pool-types";
import { ApiError, badRequest, busy, notFound, uploadFailed } from "../api-error";
import { failure } from "../envelope";

const poolErrors: Record<PhotoPoolErrorCode, string> = {
  full: "too many photos at once, please try again",
  timeout: "the photo took too long, please try again",
  "too-costly": "the photo could not be finished, please try again",
  crashed: "the photo could not be finished, please try again",
};

/** Codes of a database or a store that is away or full, or of a process without free file descriptors: of the network, of SQLite, and of PostgreSQL (classes 08, 53 and 57P). */
const awayPattern =
  /^(ECONN|ETIMEDOUT|EPIPE|EHOSTUNREACH|EAI_AGAIN|ENOSPC|EMFILE|ENFILE|EROFS|EDQUOT|SQLITE_(FULL|IOERR|BUSY|CANTOPEN)|08...|53...|57P..)/;

function asApiError(error: FastifyError): ApiError {
  if (error instanceof ApiError) return error;
  if (error instanceof PhotoPoolError) return busy(poolErrors[error.code]);
  if (error instanceof ImageRefused) return uploadFailed(415, "current image format not supported");
  // Nobody is there to read it: the client hung up.
  if (error.name === "AbortError" || error.message === "aborted") return badRequest("the request breaks off");
  if (awayPattern.test(error.code ?? "") || /timeout exceeded|terminated|not queryable/.test(error.message))
    return busy("a service that is needed does not answer, please try again");
  if (error.validation) return badRequest(error.message);
  const status = error.statusCode ?? 500;
  if (status === 413) return uploadFailed(413, "the file is too large");
  if (status >= 400 && status < 500) return new ApiError(status, error.message);
  return new ApiError(500, "internal error");
}

export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const answer = asApiError(error);
  if (answer.statusCode === 500 || (answer.statusCode === 503 && !(error instanceof ApiError)))
    request.log.error({ err: error }, "request failed");
  if (answer.retryAfterS !== undefined) reply.header("retry-after", answer.retryAfterS);
  reply
    .code(answer.statusCode)
    .type("application/json; charset=utf-8")
    .header("cache-control", "no-store")
    .serializer(JSON.stringify)
    .send(failure(answer.code, answer.message, answer.data));
}

/** One place where a failure becomes an answer; nothing of its cause is told with a 500. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler(answerError);
  // What is not there is looked for by programs: it counts like every call. A build's own content server counts none.
  const count = app.hasDecorator("rateLimit") ? app.rateLimit() : null;
  // Answers before the body is read.
  app.addHook("onRequest", async (request, reply) => {
    if (!request.is404) return;
    await count?.call(app, request, reply);
    throw notFound();
  });
  // The static site calls this handler for a path without a page.
  app.setNotFoundHandler(count ? { preHandler: count } : {}, (request, reply) =>
    answerError(notFound() as unknown as FastifyError, request, reply),
  );
}
