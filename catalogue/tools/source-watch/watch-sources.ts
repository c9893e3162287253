import { setTimeout as pause } from "node:timers/promises";
import pLimit from "p-limit";
import { compareReading, type FindingKind } from "./compare-reading";
import { fetchPage } from "./fetch-page";
import type { ListedSource } from "./listed-sources";
import type { Readings } from "./readings";

export interface WatchSettings {
  /** Time limits of one answer and of all. */
  timeoutMs: number;
  runMs: number;
  /** Delay between two requests to one host. */
  pauseMs: number;
  /** Addresses read within this number of days are skipped, so that an interrupted run can continue. */
  keepDays: number;
  /** ISO date */
  today: string;
  /** Called after each answer with the number of answers and of due addresses. Readings can be saved in case the run is interrupted. */
  onRead?: (readCount: number, dueCount: number) => void;
}

export interface Finding extends ListedSource {
  kind: FindingKind | "not asked";
  what: string;
}

/** Concurrent hosts; one request at a time each. */
const hostsAtOnce = 8;
const dayMs = 86_400_000;

function byHost(sources: readonly ListedSource[]): ListedSource[][] {
  const hosts = new Map<string, ListedSource[]>();
  for (const source of sources) {
    const { host } = new URL(source.url);
    hosts.set(host, [...(hosts.get(host) ?? []), source]);
  }
  return [...hosts.values()];
}

/**
 * Reads every address that is due and returns the changes since its last reading.
 * @param readings updated in place
 */
export async function watchSources(
  sources: readonly ListedSource[],
  readings: Readings,
  settings: WatchSettings,
): Promise<Finding[]> {
  const { today, timeoutMs, pauseMs, keepDays, onRead } = settings;
  const endAt = Date.now() + settings.runMs;
  const isFresh = (url: string) => {
    const last = readings[url];
    return last?.failingSince === null && Date.parse(today) - Date.parse(last.readAt) < keepDays * dayMs;
  };

  const due = sources.filter(({ url }) => !isFresh(url));
  let readCount = 0;
  const watchHost = async (ofHost: ListedSource[]): Promise<Finding[]> => {
    const findings: Finding[] = [];
    for (const source of ofHost) {
      const { url } = source;
      if (Date.now() >= endAt) {
        findings.push({ ...source, kind: "not asked", what: "the run's time was up" });
        continue;
      }
      if (findings.length > 0) await pause(pauseMs);
      const last = readings[url];
      const fetched = await fetchPage(url, timeoutMs, last?.etag ?? null);
      const { kind, what, reading } = compareReading(url, last, fetched, today);
      if (reading) readings[url] = reading;
      findings.push({ ...source, kind, what });
      readCount += 1;
      onRead?.(readCount, due.length);
    }
    return findings;
  };

  return (await pLimit(hostsAtOnce).map(byHost(due), watchHost)).flat();
}
