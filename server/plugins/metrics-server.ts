import { createServer } from "node:http";
import type { FastifyInstance } from "fastify";
import type { Registry } from "prom-client";

/** `/metrics` on its own port, which is not public; listens and closes with the app. */
export function metricsServer(app: FastifyInstance, registry: Registry, port: number, host: string): void {
  const server = createServer(async (request, response) => {
    if (request.url !== "/metrics") {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { "content-type": registry.contentType }).end(await registry.metrics());
  });
  app.addHook("onListen", async () => {
    server.on("error", (error) =>
      app.log.error({ err: error }, `METRICS_HOST=${host} METRICS_PORT=${port}: no metrics here`),
    );
    server.listen(port, host);
  });
  app.addHook("onClose", async () => {
    server.close();
  });
}
