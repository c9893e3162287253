import type { FastifyInstance } from "fastify";
import { ApiError, badRequest } from "../../api-error";
import { failure } from "../../envelope";

/** Node answers these by itself, without a body; here they get an envelope. */
export function strictHttp(app: FastifyInstance): void {
  app.addHook("onRequest", async (request) => {
    if (request.raw.httpVersion === "1.1" && !request.headers.host)
      throw badRequest("the request has no Host");
    // RFC 9112, 3.2. Requests of `inject` have no distinct headers.
    if ((request.raw.headersDistinct?.host?.length ?? 0) > 1) throw badRequest("the request has two Hosts");
    if (request.headers["transfer-encoding"] && request.headers["content-length"])
      throw new ApiError(400, "the request has two lengths");
  });
  app.server.on("checkExpectation", (_request, response) => {
    const body = JSON.stringify(failure(417, "expectation failed"));
    response.writeHead(417, {
      "content-type": "application/json; charset=utf-8",
      "content-length": Buffer.byteLength(body),
      connection: "close",
    });
    response.end(body);
  });
}
