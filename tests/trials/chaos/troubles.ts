import type { RunningPostgres, RunningS3 } from "../stores/start-stores";
import type { SmallDisk } from "./small-disk";

/** Something that the server needs is taken from it, and given back. */
export interface Trouble {
  name: string;
  begin(): Promise<void>;
  end(): Promise<void>;
}

export const fullDisk = ({ fill, free }: SmallDisk): Trouble => ({
  name: "full disk",
  begin: fill,
  end: free,
});

export const databaseAway = ({ away, back }: RunningPostgres): Trouble => ({
  name: "database away",
  begin: async () => away(),
  end: async () => back(),
});

export const storeAway = ({ away, back }: RunningS3): Trouble => ({
  name: "store away",
  begin: away,
  end: back,
});
