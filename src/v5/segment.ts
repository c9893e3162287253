import { segmentType } from "../../contract/codes";
import type { Face } from "../../photo/core/types";

import type { CallOptions } from "./client";
import { postWithSession } from "./login";

/** The cut-out person (PNG with alpha); `box` is its place in source pixels. */
export interface Segment {
  fileName: string;
  url: string;
  width: number;
  height: number;
  box: { x: number; y: number; width: number; height: number };
  face: Face;
}

export const segmentImage = (fileName: string, options?: CallOptions) =>
  postWithSession<Segment>(
    "/v5/image/segment/url",
    new URLSearchParams({ fileName, segmentType: String(segmentType) }),
    options,
  );
