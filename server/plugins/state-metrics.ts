import { Gauge, type Registry } from "prom-client";
import type { Readiness } from "../readiness";
import type { Resources } from "../resources";
import { probeLimitMs, within } from "../within";

interface Sources extends Pick<Resources, "files" | "deliveries"> {
  readiness: Readiness;
  storageQuotaBytes: number;
}

/** Gauges that are read on each scrape. NaN if the database does not answer, which triggers no alert rule. */
export function stateMetrics(registry: Registry, { readiness, files, deliveries, ...limits }: Sources): void {
  const gauge = (name: string, help: string, read: () => number | Promise<number>) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        this.set(await within(probeLimitMs + 1_000, Promise.resolve().then(read)).catch(() => Number.NaN));
      },
    });
  gauge("photo_ready", "1 when /readyz answers 200, else 0", async () =>
    (await readiness.fault()) === null ? 1 : 0,
  );
  gauge("photo_stored_bytes", "Bytes of all stored files", () => files.heldBytes());
  gauge(
    "photo_storage_quota_bytes",
    "Bytes that may be stored (STORAGE_QUOTA_GB)",
    () => limits.storageQuotaBytes,
  );
  gauge("photo_undelivered_messages", "Messages of visitors that no mail or webhook has taken yet", () =>
    deliveries.count(),
  );
}
