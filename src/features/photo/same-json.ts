/** Whether two plain values have the same JSON; for objects with a fixed field order. */
export const isSameJson = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
