import { defaultErrorStatus } from "../constants";
import type { RouteError } from "../store/route-slice";

/** Prevents a page from being shown: 404 shows "This page could not be found", other statuses the error page. */
export class RouteFailure extends Error {
  override readonly name = "RouteFailure";
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

export const notFoundMessage = "This page could not be found";

/**
 * Validates what a page is asked to show.
 * @throws RouteFailure 404
 */
export function validatePage(isValid: boolean): asserts isValid {
  if (!isValid) throw new RouteFailure(404, notFoundMessage);
}

/** Data for the error page of anything thrown; status 500 if unknown. */
export function routeErrorOf(error: unknown): RouteError {
  if (error instanceof RouteFailure) return { status: error.status, message: error.message };
  const { status, statusCode } = Object(error) as { status?: unknown; statusCode?: unknown };
  const known = [status, statusCode].find(isErrorStatus);
  return {
    status: known ?? defaultErrorStatus,
    message: error instanceof Error ? error.message : String(error),
  };
}

const isErrorStatus = (value: unknown): value is number =>
  typeof value === "number" && Number.isInteger(value) && value >= 400 && value < 600;
