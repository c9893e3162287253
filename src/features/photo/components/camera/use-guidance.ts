import { type RefObject, useEffect, useState } from "react";
import { ruleFor } from "../../../../../contract/document/photo-rule";
import type { Template } from "../../../../../contract/document/template";
import { cameraFrameEdgePx } from "../../../../../photo/core/file/image-limits";
import { type Guide, nextGuide, noGuide } from "../../../../../photo/core/guidance/guide";
import { usualRule } from "../../../../../photo/core/guidance/usual-rule";
import type { PhotoDevice } from "../../../../../photo/web/photo-device";
import { connectionHere, savesData } from "../../../../browser/connection";
import { useAppDispatch, useAppSelector } from "../../../../store/hooks";
import type { AppThunk } from "../../../../store/store";
import { loadThisDevice } from "../../engines/load-device";
import { selectChoices } from "../../state/selectors";

/**
 * - `loading`: the engine is loading
 * - `on`: frames are analysed
 * - `off`: not supported, failed to load, or the visitor saves data; the camera works without it
 */
export type GuidanceState = "loading" | "on" | "off";

/** Scaled down while copying where the browser supports it; otherwise the worker does it. */
function copyFrame(video: HTMLVideoElement): Promise<ImageBitmap> {
  const { videoWidth, videoHeight } = video;
  const scale = Math.min(1, cameraFrameEdgePx / Math.max(videoWidth, videoHeight));
  return createImageBitmap(video, {
    resizeWidth: Math.round(videoWidth * scale),
    resizeHeight: Math.round(videoHeight * scale),
  });
}

/** Waits for the next rendering, which never comes while the tab is hidden. */
const nextFrame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));

const openDevice =
  (signal: AbortSignal): AppThunk<Promise<PhotoDevice>> =>
  async (_dispatch, _getState, services) => {
    const { thisDevice } = await loadThisDevice();
    const device = thisDevice(services);
    await device.load(signal);
    return device;
  };

/**
 * Analyses the live picture frame by frame, each after the previous one is done.
 * @param isOn the camera is live
 */
export function useGuidance(video: RefObject<HTMLVideoElement>, template: Template | null, isOn: boolean) {
  const [state, setState] = useState<GuidanceState>(() => (savesData(connectionHere()) ? "off" : "loading"));
  const [guide, setGuide] = useState<Guide>(noGuide);
  const dispatch = useAppDispatch();
  const { isChild } = useAppSelector(selectChoices);

  useEffect(() => {
    if (!isOn || savesData(connectionHere())) return;
    const controller = new AbortController();
    const { signal } = controller;
    const rule = template ? ruleFor(template, isChild) : usualRule;

    const watch = async () => {
      const device = await dispatch(openDevice(signal));
      setState("on");
      let now = noGuide;
      for (;;) {
        await nextFrame();
        const element = video.current;
        if (signal.aborted || !element) return;
        if (element.readyState < element.HAVE_CURRENT_DATA) continue;
        const takenAtMs = performance.now();
        const bitmap = await copyFrame(element);
        const frame = { bitmap, cameraWidthPx: element.videoWidth, rule, takenAtMs };
        now = nextGuide(now, await device.analyzeFrame(frame, signal), takenAtMs);
        setGuide(now);
      }
    };

    watch().catch((error) => {
      if (signal.aborted) return;
      console.warn(error);
      setState("off");
      setGuide(noGuide);
    });
    return () => {
      controller.abort();
      setGuide(noGuide);
    };
  }, [dispatch, video, template, isOn, isChild]);

  return { state, guide };
}
