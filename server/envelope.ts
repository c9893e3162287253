import { codes } from "../contract/codes";

export interface Envelope<T, Code extends number = number> {
  code: Code;
  data: T;
  msg: string;
}

export const ok = <T>(data: T): Envelope<T, typeof codes.ok> => ({ code: codes.ok, data, msg: "ok" });

export const failure = <T = null>(code: number, msg: string, data: T = null as T): Envelope<T> => ({
  code,
  data,
  msg,
});
