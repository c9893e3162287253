import { chmodSync } from "node:fs";
import { afterEach } from "@jest/globals";

const endings: (() => unknown)[] = [];

/** Runs `end` when the test that calls it is over, last in first out. */
export const afterThisTest = (end: () => unknown): void => void endings.push(end);

afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end();
});

/** Another value for a global name until the test is over; undefined takes it away. */
export function stubGlobal(name: string, value: unknown): void {
  const before = Object.getOwnPropertyDescriptor(globalThis, name);
  Object.defineProperty(globalThis, name, { value, configurable: true, enumerable: true, writable: true });
  afterThisTest(() =>
    before ? Object.defineProperty(globalThis, name, before) : Reflect.deleteProperty(globalThis, name),
  );
}

/** Another value for a variable of the environment until the test is over; undefined takes it away. */
export function stubEnv(name: string, value: string | undefined): void {
  const before = process.env[name];
  setEnv(name, value);
  afterThisTest(() => setEnv(name, before));
}

function setEnv(name: string, value: string | undefined): void {
  if (value === undefined) delete process.env[name];
  else process.env[name] = value;
}

/** Nobody may read the folder until the test is over, not even root, who runs the tests in a container. */
export function forbidFolder(folder: string): void {
  chmodSync(folder, 0);
  afterThisTest(() => chmodSync(folder, 0o700));
  if (process.geteuid?.() !== 0) return;
  process.seteuid?.(65_534);
  afterThisTest(() => process.seteuid?.(0));
}
