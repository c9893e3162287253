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

/** LiteRT's loader reads its WebAssembly URL and logger from here once. */
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

/** Models of the precheck; others are loaded on demand. */
const ofFirstLook: readonly ModelName[] = ["face-near", "face-far", "face-mesh"];

/** Models that nearly every other job needs. */
export const ofWholeJob: readonly ModelName[] = ["person-mask", "palm"];

/**
 * LiteRT and the engine's models in this worker.
 * @throws DeviceFailed "not-loaded" if a file cannot be loaded
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
