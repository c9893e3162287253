import { type IncomingMessage, request as requestHttp, type ServerResponse } from "node:http";
import { request as requestHttps } from "node:https";

/**
 * Forwards requests to the API at this origin, and its answers as they are: Gatsby's option `proxy` makes a 500 of
 * every status above 399.
 */
export const forwardToApi =
  (apiUrl: string) =>
  (incoming: IncomingMessage & { originalUrl: string }, response: ServerResponse): void => {
    const url = new URL(incoming.originalUrl, apiUrl);
    const send = url.protocol === "https:" ? requestHttps : requestHttp;
    const headers = { ...incoming.headers, host: url.host };
    const outgoing = send(url, { method: incoming.method, headers }, (answer) => {
      response.writeHead(answer.statusCode!, answer.headers);
      answer.pipe(response);
    });
    outgoing.on("error", (error) => {
      if (response.headersSent) response.destroy();
      else response.writeHead(502).end(`${url.origin} does not answer: ${error.message}`);
    });
    response.on("close", () => outgoing.destroy());
    incoming.pipe(outgoing);
  };
