import { modelFile } from "../../../photo/web/engine-files";
import { engineUrl } from "./engines/engine-url";

/** Has the service worker kept the engine, so that a photo can be made without a connection? */
export async function isDeviceKept(): Promise<boolean> {
  if (!("caches" in window)) return false;
  return (
    (await caches.match(`${engineUrl()}/${modelFile("face-mesh")}`).catch(() => undefined)) !== undefined
  );
}
