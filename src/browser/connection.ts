/** Information that some browsers provide about the connection (Network Information API). */
export interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** The visitor has enabled data saver or is on a 2g connection: nothing is prefetched. */
export const savesData = (connection: Connection | undefined): boolean =>
  connection?.saveData === true || /2g/.test(connection?.effectiveType ?? "");

export const connectionHere = (): Connection | undefined =>
  (navigator as { connection?: Connection }).connection;
