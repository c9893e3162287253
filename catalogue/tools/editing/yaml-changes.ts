import { isDeepStrictEqual } from "node:util";

export type Path = (string | number)[];

/** A value to write at a path; undefined removes it. */
export interface YamlChange {
  path: Path;
  value: unknown;
  /** For a new key: the key before it. */
  after?: string;
}

/** Changes that turn one value into another, in an order in which every path exists. */
export function changesBetween(before: unknown, after: unknown, path: Path = []): YamlChange[] {
  if (isDeepStrictEqual(before, after)) return [];
  if (isRecord(before) && isRecord(after)) return changesOfKeys(before, after, path);
  if (Array.isArray(before) && Array.isArray(after) && before.length > 0 && after.length > 0)
    return changesOfItems(before, after, path);
  return [{ path, value: after }];
}

function changesOfKeys(before: Values, after: Values, path: Path): YamlChange[] {
  const gone = Object.keys(before).filter((key) => !(key in after));
  const kept = Object.keys(after);
  return [
    ...kept.flatMap((key, index): YamlChange[] =>
      key in before
        ? changesBetween(before[key], after[key], [...path, key])
        : [{ path: [...path, key], value: after[key], after: kept[index - 1] }],
    ),
    ...gone.map((key) => ({ path: [...path, key], value: undefined })),
  ];
}

/** Common items at both ends of a list stay, with their comments. */
function changesOfItems(before: unknown[], after: unknown[], path: Path): YamlChange[] {
  const most = Math.min(before.length, after.length);
  let head = 0;
  while (head < most && isDeepStrictEqual(before[head], after[head])) head++;
  let tail = 0;
  while (tail < most - head && isDeepStrictEqual(before.at(-1 - tail), after.at(-1 - tail))) tail++;
  const old = before.length - head - tail;
  const fresh = after.length - head - tail;
  const at = (index: number): Path => [...path, head + index];
  const both = Math.min(old, fresh);
  return [
    ...range(both).flatMap((i) => changesBetween(before[head + i], after[head + i], at(i))),
    ...range(old - both).map((i) => ({ path: at(old - 1 - i), value: undefined })),
    ...range(fresh - both).map((i) => ({ path: at(both + i), value: after[head + both + i] })),
  ];
}

type Values = Record<string, unknown>;
const isRecord = (value: unknown): value is Values =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const range = (length: number) => Array.from({ length: Math.max(0, length) }, (_, i) => i);
