import { parentPort, workerData } from "node:worker_threads";
import type { ThreadData } from "../../../plugins/in-threads";
import { type FileToPack, type Packing, packFiles } from "./pack-files";

const { items, ...packing } = workerData as ThreadData<FileToPack, Packing>;
parentPort?.postMessage(packFiles(items, packing));
