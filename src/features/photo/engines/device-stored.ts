import { modelNames } from "../../../../photo/core/runtime";
import { modelFile, runtimeFiles } from "../../../../photo/web/engine-files";
import { engineUrl } from "./engine-url";

/**
 * Has the service worker cached the whole engine, so that it works without a connection? The precheck of a photo
 * loads the runtime and only some of the models.
 */
export async function isDeviceStored(): Promise<boolean> {
  if (!("caches" in window)) return false;
  const isKept = async (file: string) => (await caches.match(`${engineUrl()}/${file}`)) !== undefined;
  const models = await Promise.all(modelNames.map((name) => isKept(modelFile(name))));
  // A browser loads one of the two runtimes.
  const runtimes = await Promise.all(runtimeFiles.map(isKept));
  return models.every(Boolean) && runtimes.some(Boolean);
}
