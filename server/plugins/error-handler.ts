import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { uploadMessages } from "../../contract/upload-messages";
import { ImageRefused } from "../../photo/core/file/image-refused";
import { PhotoPoolError, type PhotoPoolErrorCode } from "../../photo/node/photo-pool-types";
import {
  ApiError,
  badRequest,
  bodyTooLarge,
  busy,
  formNeeded,
  methodNotAllowed,
  noOtherOrigins,
  notFound,
  queueIsFull,
  uploadFailed,
} from "../api-error";
import { failure } from "../envelope";
import { knownRoutes } from "./known-routes";
import { validationMessage } from "./validation/validation-message";

const poolErrors: Record<PhotoPoolErrorCode, string> = {
  full: queueIsFull,
  timeout: "the photo took too long, please try again",
  "too-costly": "the photo could not be finished, please try again",
  crashed: "the photo could not be finished, please try again",
  closed: "the server is closing, please try again",
};

/** Of a file system, SQLite and PostgreSQL. */
const fullPattern = /^(ENOSPC|EDQUOT|SQLITE_FULL|53100)$/;

/**
 * Error codes of a database or storage that is unavailable, or of a process without free file descriptors:
 * network, SQLite, and PostgreSQL (classes 08, 53 and 57P; 25006, read-only; 57014, a statement that waited too long).
 */
const awayPattern =
  /^(ECONN|ETIMEDOUT|EPIPE|EHOSTUNREACH|EAI_AGAIN|EMFILE|ENFILE|EROFS|SQLITE_(IOERR|BUSY|CANTOPEN)|08...|53...|57P..|25006|57014)/;

function asApiError(error: FastifyError, request: FastifyRequest): ApiError {
  if (error instanceof ApiError) return error;
  if (error instanceof PhotoPoolError) return busy(poolErrors[error.code]);
  if (error instanceof ImageRefused) return uploadFailed(415, uploadMessages.unsupported);
  // The client has disconnected: there is nobody to answer. While the server closes, only such a request finds a closed database.
  if (error.name === "AbortError" || /^aborted$|driver has already been destroyed/.test(error.message))
    return badRequest("the request breaks off");
  if (fullPattern.test(error.code ?? "")) return busy("the disk of the server is full, please try again");
  if (
    awayPattern.test(error.code ?? "") ||
    /timeout exceeded|timed out|read timeout|terminated|not queryable/.test(error.message)
  )
    return busy("a service that is needed does not answer, please try again");
  if (error.validation) return badRequest(validationMessage(error));
  const status = error.statusCode ?? 500;
  if (status === 413) {
    const { bodyLimit, config } = request.routeOptions;
    return bodyTooLarge(bodyLimit, config.upload !== undefined);
  }
  if (status === 415)
    return request.routeOptions.config.upload === "file"
      ? formNeeded()
      : new ApiError(415, "the body must be JSON (application/json) or a form");
  if (status >= 400 && status < 500) return new ApiError(status, error.message);
  return new ApiError(500, "internal error");
}

declare module "fastify" {
  interface FastifyRequest {
    /** Code of the envelope, if it is not 0. */
    errorCode?: number;
  }
}

export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const answer = asApiError(error, request);
  request.errorCode = answer.code;
  if (answer.statusCode === 500 || (answer.statusCode === 503 && !(error instanceof ApiError)))
    request.log.error({ err: error }, "request failed");
  if (answer.retryAfterS !== undefined) reply.header("retry-after", answer.retryAfterS);
  if (answer.allow) reply.header("allow", answer.allow.join(", "));
  reply
    .code(answer.statusCode)
    .type("application/json; charset=utf-8")
    .header("cache-control", "no-store")
    .serializer(JSON.stringify)
    .send(failure(answer.code, answer.message, answer.data));
}

/** The only place that turns errors into responses. A 500 reveals nothing of its cause. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler(answerError);
  const routes = knownRoutes(app);
  const missing = ({ url, method, headers }: FastifyRequest): ApiError => {
    const path = url.split("?")[0]!;
    const methods = routes.methodsOf(path);
    if (methods.length > 0 && method === "OPTIONS" && headers["access-control-request-method"])
      return noOtherOrigins(methods);
    if (methods.length > 0) return methodNotAllowed(method, methods);
    const near = routes.near(path);
    const hint = near ? `Did you mean "${near}"?` : "/openapi.json lists all calls";
    // As where an address that ends with a slash stands in front of a path.
    const problem = path.includes("//") ? "not found: the path has two slashes in a row" : "not found";
    return notFound(near || app.hasDecorator("swagger") ? `${problem}. ${hint}` : undefined);
  };
  // Unknown paths count towards the rate limit like every call. The content server of a build has no limit.
  const count = app.hasDecorator("rateLimit") ? app.rateLimit() : null;
  // Answers before the body is read.
  app.addHook("onRequest", async (request, reply) => {
    if (!request.is404) return;
    await count?.call(app, request, reply);
    throw missing(request);
  });
  // The static site calls this handler for a path without a page.
  app.setNotFoundHandler(count ? { preHandler: count } : {}, (request, reply) =>
    answerError(missing(request) as unknown as FastifyError, request, reply),
  );
}
