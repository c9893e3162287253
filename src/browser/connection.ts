/** What some browsers tell of the line (Network Information API). */
export interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** The visitor saves data or is on a 2g connection: nothing is fetched that was not asked for. */
export const savesData = (connection: Connection | undefined): boolean =>
  connection?.saveData === true || /2g/.test(connection?.effectiveType ?? "");

export const connectionHere = (): Connection | undefined =>
  (navigator as { connection?: Connection }).connection;
