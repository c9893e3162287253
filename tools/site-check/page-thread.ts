import { parentPort, workerData } from "node:worker_threads";
import type { ThreadData } from "../../plugins/in-threads";
import { checkPage } from "./check-page";

const { items, publicFolder } = workerData as ThreadData<string, { publicFolder: string }>;
parentPort?.postMessage(items.map((file) => checkPage(publicFolder, file)));
