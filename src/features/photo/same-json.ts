/** Whether two plain values are written alike; for objects whose fields have one order. */
export const isSameJson = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
