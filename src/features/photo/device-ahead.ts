import { modelFile } from "../../../photo/web/engine-files";
import { mayFetchAhead } from "../../offline/keep";

/** Where the build has laid the engine's files (`src/gatsby/engine-files.ts`); webpack writes it in. */
declare const photoEnginePath: string;

/** The visitor wants photos made here: the engine comes now, not with the first photo. What fails is told then. */
export async function loadDeviceAhead(): Promise<void> {
  if (!mayFetchAhead()) return;
  try {
    const { prepareDevice } = await import(
      /* webpackChunkName: "device-service" */ "./services/device-service"
    );
    await prepareDevice();
  } catch (error) {
    console.warn("the engine is not here yet", error);
  }
}

/** Has the service worker kept the engine, so that a photo can be made without a connection? */
export async function isDeviceKept(): Promise<boolean> {
  if (!("caches" in window)) return false;
  const address = new URL(`${photoEnginePath}/${modelFile("face-mesh")}`, window.location.origin);
  return (await caches.match(address).catch(() => undefined)) !== undefined;
}
