import { modelFile } from "../../../photo/web/engine-files";

/** Where the build has laid the engine's files (`src/gatsby/engine-files.ts`); webpack writes it in. */
declare const photoEnginePath: string;

/** Has the service worker kept the engine, so that a photo can be made without a connection? */
export async function isDeviceKept(): Promise<boolean> {
  if (!("caches" in window)) return false;
  const address = new URL(`${photoEnginePath}/${modelFile("face-mesh")}`, window.location.origin);
  return (await caches.match(address).catch(() => undefined)) !== undefined;
}
