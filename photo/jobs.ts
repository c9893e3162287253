import type { PhotoOutcome, PhotoReport } from "./core/photo-outcome";
import type { Result } from "./core/result";
import type { CheckRequest, PhotoRequest, SegmentOutcome } from "./core/types";

/** What the engine does in another thread or process: each job takes one argument that survives a structured clone. */
export interface EngineJobs {
  makePhoto(request: PhotoRequest): Promise<PhotoOutcome>;
  checkPhoto(request: CheckRequest): Promise<PhotoReport>;
  segmentPhoto(image: Uint8Array): Promise<Result<SegmentOutcome>>;
}

type Job = (argument: never) => Promise<unknown>;
export type Argument<Jobs, K extends keyof Jobs> = Jobs[K] extends Job ? Parameters<Jobs[K]>[0] : never;
export type Value<Jobs, K extends keyof Jobs> = Jobs[K] extends Job ? Awaited<ReturnType<Jobs[K]>> : never;

/** The message that asks for a job. */
export type Call<Jobs, K extends keyof Jobs = keyof Jobs> = {
  [Name in K]: { job: Name; argument: Argument<Jobs, Name> };
}[K];

/** The message that answers it; a class does not survive the way, so an error is described as plain data. */
export type Answer<Jobs, Failure, K extends keyof Jobs = keyof Jobs> = {
  [Name in K]: Result<Value<Jobs, Name>, Failure>;
}[K];

/** Does the job that a message asks for. Never rejects. */
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
