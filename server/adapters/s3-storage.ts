import type { Readable } from "node:stream";
import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from "@aws-sdk/client-s3";
import type { S3Place } from "../config/places";
import { isIssuedName } from "../ids";
import type { Storage } from "../storage";
import { probeLimitMs, within } from "../within";
import { makeCircuitBreaker } from "./circuit-breaker";

const connectTimeoutMs = 3_000;
/** A photo of 28 MB needs 23 Mbit/s. */
const defaultRequestTimeoutMs = 10_000;

/**
 * Objects in one bucket of an S3-compatible store, which replicas share. Path-style URLs, because most stores support
 * no others.
 */
export function openS3Storage(
  { bucket, region, endpoint }: S3Place,
  requestTimeoutMs = defaultRequestTimeoutMs,
): Storage {
  const client = new S3Client({
    region,
    ...(endpoint && { endpoint, forcePathStyle: true }),
    maxAttempts: 2,
    // Some compatible stores do not support the default checksums of Amazon S3.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    requestHandler: {
      connectionTimeout: connectTimeoutMs,
      requestTimeout: requestTimeoutMs,
      // Without it, the SDK writes a warning and waits on.
      throwOnRequestTimeout: true,
      socketTimeout: requestTimeoutMs,
    },
  });

  const breaker = makeCircuitBreaker();
  const ask = <T>(send: () => Promise<T>): Promise<T> => {
    breaker.throwIfOpen();
    return breaker.run(send);
  };

  const place = (fileName: string) => {
    if (!isIssuedName(fileName)) throw new Error("not an issued file name");
    return { Bucket: bucket, Key: fileName };
  };

  const open = async (fileName: string) =>
    ask(() => client.send(new GetObjectCommand(place(fileName)))).then(
      ({ Body }) => Body,
      (error: Error) => {
        if (error instanceof NoSuchKey || error.name === "NoSuchKey") return undefined;
        throw error;
      },
    );

  return {
    async put(fileName, bytes) {
      await ask(() => client.send(new PutObjectCommand({ ...place(fileName), Body: bytes })));
    },
    get: async (fileName) => (await open(fileName))?.transformToByteArray(),
    stream: async (fileName) => (await open(fileName)) as Readable | undefined,
    async remove(fileName) {
      await ask(() => client.send(new DeleteObjectCommand(place(fileName))));
    },
    async probe() {
      const command = new PutObjectCommand({ Bucket: bucket, Key: "probe", Body: new Uint8Array(1) });
      await breaker.run(() => within(probeLimitMs, client.send(command)));
    },
  };
}
