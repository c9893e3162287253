import { parentPort, workerData } from "node:worker_threads";
import type { ThreadData } from "../../../plugins/in-threads";
import { type Compression, compressFiles, type FileToCompress } from "./compress-files";

const { items, ...compression } = workerData as ThreadData<FileToCompress, Compression>;
parentPort?.postMessage(compressFiles(items, compression));
