import * as liteRt from "@litertjs/core";
import type { ModelName } from "../core/runtime";
import { type LoadedModels, runModels } from "../run-models";
import { DeviceFailed } from "./device-failed";
import { modelFile } from "./engine-files";

async function fetchFile(url: string): Promise<Uint8Array> {
  const answer = await fetch(url).catch((error: Error) => {
    throw new DeviceFailed("not-loaded", `${url}: ${error.message}`);
  });
  if (!answer.ok) throw new DeviceFailed("not-loaded", `${url}: ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}

/** Where LiteRT's loader looks for its WebAssembly and writes its log; it takes this once and clears it. */
function prepareLoader(engineUrl: string): void {
  const thread = globalThis as unknown as Record<string, unknown>;
  thread.Module = {
    locateFile: (file: string) => `${engineUrl}/${file}`,
    print: () => {},
    printErr: (line: string) => {
      if (!/^(INFO|VERBOSE|WARNING)\b/.test(line)) console.error(line);
    },
  };
}

/** All that a first look asks: who looks no further does not pay for the rest. */
const ofFirstLook: readonly ModelName[] = ["face-near", "face-far", "face-mesh"];

/** What nearly every whole job asks besides. */
export const ofWholeJob: readonly ModelName[] = ["person-mask", "palm"];

/**
 * LiteRT and the engine's models in this worker.
 * @throws DeviceFailed "not-loaded" when a file does not come
 */
export async function loadModelRunner(engineUrl: string): Promise<LoadedModels> {
  prepareLoader(engineUrl);
  try {
    await liteRt.loadLiteRt(`${engineUrl}/`);
  } catch (error) {
    throw new DeviceFailed("not-loaded", error instanceof Error ? error.message : String(error));
  }
  return runModels(liteRt, (name) => fetchFile(`${engineUrl}/${modelFile(name)}`), ofFirstLook);
}
