/**
 * Objects that thunks need besides the state and that are not plain data, such as files: one of each per store,
 * passed to thunks as third argument. Features add theirs (`interface Services { photoFiles?: PhotoFiles }`).
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by the features, through declaration merging
export interface Services {}

/** A service that is created on first use. */
export const lazyService =
  <Key extends keyof Services>(key: Key, make: () => NonNullable<Services[Key]>) =>
  (services: Services): NonNullable<Services[Key]> => {
    const known = services[key] ?? make();
    services[key] = known;
    return known;
  };
