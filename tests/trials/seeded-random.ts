/** Numbers that look random and are the same for the same seed (mulberry32), so that what failed can be run again. */
export interface Random {
  /** From 0 to below `limit`, whole. */
  below(limit: number): number;
  pick<T>(choices: readonly T[]): T;
  /** True in `share` (0 to 1) of the cases. */
  chance(share: number): boolean;
  bytes(count: number): Buffer;
}

export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    pick: (choices) => choices[below(choices.length)]!,
    chance: (share) => next() < share,
    bytes: (count) => Buffer.from(Array.from({ length: count }, () => below(256))),
  };
}
