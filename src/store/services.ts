/**
 * What thunks work with besides the state and that is no plain data, such as files: one of each per store, handed to
 * every thunk as its third argument. Features add theirs (`interface Services { photoFiles?: PhotoFiles }`).
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by the features, through declaration merging
export interface Services {}

/** A service that is made when it is first asked for. */
export const lazyService =
  <Key extends keyof Services>(key: Key, make: () => NonNullable<Services[Key]>) =>
  (services: Services): NonNullable<Services[Key]> => {
    const known = services[key] ?? make();
    services[key] = known;
    return known;
  };
