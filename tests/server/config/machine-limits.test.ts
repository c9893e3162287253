import { expect, it } from "@jest/globals";
import { beyondMachine } from "../../../server/config/machine-limits";

const usual = { photoWorkers: 2, photoMemoryMb: 1_500 };

it("says nothing of limits that fit, also where the limit of a container is a little less than written", () => {
  expect(beyondMachine(usual, 2, 3_799.998)).toEqual([]);
  expect(beyondMachine({ ...usual, photoWorkers: 1 }, 8, 64_000)).toEqual([]);
});

it("names the variables of limits that are more than the machine has", () => {
  expect(beyondMachine({ ...usual, photoWorkers: 64 }, 2, 8_000)).toEqual([
    "PHOTO_WORKERS is 64, and this machine has 2 cores: more photo processes make no more photos",
    "64 photo processes (PHOTO_WORKERS) of 1500 MB (PHOTO_WORKER_MB) and the server may use 96800 MB, and there are 8000: reduce one of them, or the kernel may end the server",
  ]);
});
