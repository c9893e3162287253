import type { PhotoOutcome, PhotoReport } from "./core/photo-outcome";
import type { Result } from "./core/result";
import type { SignatureFiles, SignatureRefusal, SignatureRequest } from "./core/signature/signature-file";
import type { CheckRequest, PhotoRequest, SegmentOutcome } from "./core/types";

/**
 * Jobs that the engine does in another thread or process. Each takes one argument that survives a structured clone.
 */
export interface EngineJobs {
  makePhoto(request: PhotoRequest): Promise<PhotoOutcome>;
  checkPhoto(request: CheckRequest): Promise<PhotoReport>;
  segmentPhoto(image: Uint8Array): Promise<Result<SegmentOutcome>>;
  makeSignature(request: SignatureRequest): Promise<Result<SignatureFiles, SignatureRefusal>>;
}

type Job = (argument: never) => Promise<unknown>;
export type Argument<Jobs, K extends keyof Jobs> = Jobs[K] extends Job ? Parameters<Jobs[K]>[0] : never;
export type Value<Jobs, K extends keyof Jobs> = Jobs[K] extends Job ? Awaited<ReturnType<Jobs[K]>> : never;

/** The message that asks for a job. */
export type Call<Jobs, K extends keyof Jobs = keyof Jobs> = {
  [Name in K]: { job: Name; argument: Argument<Jobs, Name> };
}[K];

/** Its answer. Classes do not survive a structured clone, so errors are plain data. */
export type Answer<Jobs, Failure, K extends keyof Jobs = keyof Jobs> = {
  [Name in K]: Result<Value<Jobs, Name>, Failure>;
}[K];

/** Does the requested job. Never rejects. */
export async function answerCall<Jobs, Failure>(
  jobs: Jobs,
  { job, argument }: Call<Jobs>,
  failureOf: (error: unknown) => Failure,
): Promise<Answer<Jobs, Failure>> {
  try {
    const work = jobs[job] as (given: typeof argument) => Promise<Value<Jobs, keyof Jobs>>;
    return { ok: true, value: await work(argument) };
  } catch (error) {
    return { ok: false, reason: failureOf(error) };
  }
}
