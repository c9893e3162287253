/** Codes of the envelope (product specification, section 8). Any other failure carries its HTTP status as code. */
export const codes = { ok: 0, sessionLost: 403, rejected: 1000, imageAbnormal: 1009 } as const;

export interface Envelope<T> {
  code: number;
  data: T;
  msg: string;
}

export const ok = <T>(data: T): Envelope<T> => ({ code: codes.ok, data, msg: "ok" });

export const failure = <T = null>(code: number, msg: string, data: T = null as T): Envelope<T> => ({
  code,
  data,
  msg,
});
