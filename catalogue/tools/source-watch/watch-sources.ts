import { setTimeout as pause } from "node:timers/promises";
import pLimit from "p-limit";
import { compareReading, type FindingKind } from "./compare-reading";
import { fetchPage } from "./fetch-page";
import type { ListedSource } from "./listed-sources";
import type { Readings } from "./readings";

export interface WatchSettings {
  /** For one answer, and for all of them. */
  timeoutMs: number;
  runMs: number;
  /** Between two questions to one host. */
  pauseMs: number;
  /** An address that was read within so many days is not asked again: a run that broke off goes on. */
  keepDays: number;
  /** ISO date */
  today: string;
  /** Told after each answer, to keep what was read even when the run is cut off. */
  onRead?: () => void;
}

export interface Finding extends ListedSource {
  kind: FindingKind | "not asked";
  what: string;
}

/** Hosts that are asked at the same time; each of them answers one question at a time. */
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
 * Reads every address that is due and says what has changed since its last reading.
 * @param readings brought up to date
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
      onRead?.();
    }
    return findings;
  };

  const due = sources.filter(({ url }) => !isFresh(url));
  return (await pLimit(hostsAtOnce).map(byHost(due), watchHost)).flat();
}
