import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { type Begun, leftWords, secondsLeft, type Timeline } from "./seconds-left";

/** A line of Gatsby's log with GATSBY_LOGGER=json, as far as it is read here. */
interface LogAction {
  type: string;
  payload: {
    uuid?: string;
    /** "hidden" for what Gatsby does not show either. */
    type?: string;
    text?: string;
    level?: string;
    codeFrame?: string;
    status?: string;
    duration?: number;
    current?: number;
    total?: number;
  };
}

export interface Phase {
  name: string;
  seconds: number;
}

interface Activity {
  name: string;
  current?: number;
  total?: number;
}

export interface ShownBuild {
  title: string;
  /** The site is shown: phases of later edits are not worth a line. */
  isUp?: (() => boolean) | undefined;
  /** Of such a build: the line says how long it will still take. */
  timeline?: Timeline | undefined;
}

export interface Terminal {
  write(text: string): unknown;
  isTTY?: boolean;
  columns?: number;
}

/** Gatsby's warning of a slow query, which says only that the machine is busy. */
const slowQuery = /^This query took more than \d+s to run/;

/** Phases that take less are not worth a line. */
const shownSeconds = 1;
const defaultColumns = 80;

/**
 * Shows how far a build is and returns its phases. A terminal gets one line that moves, other outputs one line per finished phase.
 * Errors, warnings (not of slow queries) and what is no line of the log are printed as they come.
 */
export async function showBuild(
  log: Readable,
  { title, isUp = () => false, timeline }: ShownBuild,
  terminal: Terminal,
): Promise<Phase[]> {
  const startedMs = Date.now();
  if (!terminal.isTTY) terminal.write(`${title}\n`);
  const running = new Map<string, Activity>();
  const phases: Phase[] = [];
  const begun: Begun[] = [];
  const clear = terminal.isTTY ? "\r\x1b[2K" : "";
  const print = (text: string) => terminal.write(`${clear}${text}\n`);

  function draw(): void {
    if (!terminal.isTTY || isUp()) return;
    const latest = [...running.values()].at(-1);
    const count = latest?.total ? `, ${latest.current ?? 0} of ${latest.total}` : "";
    const seconds = (Date.now() - startedMs) / 1000;
    const elapsed = `${Math.round(seconds)} s`.padStart(6);
    const left = timeline ? leftWords(secondsLeft(timeline, begun, seconds)) : "";
    const line = `${elapsed}${left}  ${title}: ${latest?.name ?? "starting"}${count}`;
    terminal.write(clear + line.slice(0, (terminal.columns ?? defaultColumns) - 1));
  }

  function follow({ type, payload }: LogAction): void {
    const { uuid = "", text = "", duration = 0 } = payload;
    if (type === "ACTIVITY_START" && payload.type !== "hidden") {
      running.set(uuid, { ...payload, name: text });
      begun.push({ name: text, atSeconds: (Date.now() - startedMs) / 1000 });
    } else if (type === "ACTIVITY_UPDATE") Object.assign(running.get(uuid) ?? {}, payload);
    else if (type === "ACTIVITY_END" || type === "ACTIVITY_CANCEL") {
      const activity = running.get(uuid);
      running.delete(uuid);
      if (!activity?.name || isUp()) return;
      phases.push({ name: activity.name, seconds: duration });
      if (duration >= shownSeconds && !terminal.isTTY)
        print(`${duration.toFixed(1).padStart(7)} s  ${activity.name}`);
    } else if (type === "LOG" && isShown(payload))
      print([text, payload.codeFrame].filter(Boolean).join("\n"));
  }

  const everySecond = setInterval(draw, 1000).unref();
  try {
    for await (const line of createInterface({ input: log })) {
      const action = readAction(line);
      if (action) follow(action);
      else if (line.trim() !== "") print(line);
      draw();
    }
  } finally {
    clearInterval(everySecond);
    if (!isUp()) terminal.write(clear);
  }
  return phases;
}

const isShown = ({ level, text = "" }: LogAction["payload"]) =>
  level === "ERROR" || (level === "WARNING" && !slowQuery.test(text));

function readAction(line: string): LogAction | null {
  if (!line.startsWith("{")) return null;
  try {
    const action = JSON.parse(line) as LogAction;
    return typeof action.type === "string" ? { ...action, payload: action.payload ?? {} } : null;
  } catch {
    return null;
  }
}
