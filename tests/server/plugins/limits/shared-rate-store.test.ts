import { expect, it } from "@jest/globals";
import Fastify from "fastify";
import { rateLimits } from "../../../../server/plugins/limits/rate-limits";
import { afterThisTest } from "../../../for-this-test";

it("does not let a call wait for counts in a database that fell silent", async () => {
  const app = Fastify();
  afterThisTest(() => app.close());
  const limits = {
    callsPerMinute: 1,
    photosPerMinute: 1,
    serverKeyCallsPerMinute: 1,
    serverKeyPhotosPerMinute: 1,
  };
  const silent = { add: () => new Promise<never>(() => {}), removeOver: async () => {} };
  await rateLimits(app, limits, silent);
  app.get("/page", async () => "a page");
  const startedAt = performance.now();
  expect((await app.inject("/page")).body).toBe("a page");
  expect(performance.now() - startedAt).toBeLessThan(4_000);
});
