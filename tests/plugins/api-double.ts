import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { afterThisTest } from "../for-this-test";

type Handler = (request: IncomingMessage, response: ServerResponse, count: number) => void;

/** An API of one's own for the time of a test: `handler` is told how many calls came before. */
export async function apiDouble(handler: Handler): Promise<{ url: string; calls: string[] }> {
  const calls: string[] = [];
  const server = createServer((request, response) => {
    calls.push(request.url ?? "");
    handler(request, response, calls.length - 1);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  afterThisTest(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  return { url: `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`, calls };
}

export function sendOk(response: ServerResponse, data: unknown, etag?: string): void {
  response.writeHead(200, { "content-type": "application/json", ...(etag && { etag }) });
  response.end(JSON.stringify({ code: 0, data, msg: "" }));
}

export function memoryCache() {
  const values = new Map<string, unknown>();
  return {
    values,
    get: async (key: string) => values.get(key),
    set: async (key: string, value: unknown) => void values.set(key, value),
  };
}
