import type { Card } from "../../../../contract/card/card";
import { type CardFiles, cardOf } from "../../../../contract/card/card-of-outcome";
import { ownSizeRule } from "../../../../contract/document/own-size-rule";
import { ruleFor } from "../../../../contract/document/photo-rule";
import { sheetLabel } from "../../../../contract/document/sheet-label";
import type { Template } from "../../../../contract/document/template";
import type { PhotoReport } from "../../../../contract/photo-report";
import type { PhotoOutcome } from "../../../../photo/core/photo-outcome";
import { modelNames } from "../../../../photo/core/runtime";
import type { PhotoRequest, PhotoRule } from "../../../../photo/core/types";
import { modelFile, printLabelsFile } from "../../../../photo/web/engine-files";
import { defaultLanguageCode } from "../../../constants";
import { prefetchUrls } from "../../../offline/cache-urls";
import { loadCountries } from "../../../store/load-countries";
import { lazyService, type Services } from "../../../store/services";
import { selectLang, selectPassportData } from "../../../store/site-slice";
import type { AppThunk } from "../../../store/store";
import { V5Error } from "../../../v5/errors";
import { templateOf } from "../documents/choose-document";
import { wantedSheet } from "../documents/wanted-sheet";
import { photoFiles } from "../photo-files";
import { PhotoRefused, photoGone } from "../photo-refused";
import { loadReportPdf } from "../report/load-report-pdf";
import { selectPhoto, stepStarted } from "../state/photo-slice";
import type { PhotoChoices } from "../state/photo-state";
import { asV5Error } from "./device-failure";
import type { Engine, EngineJob } from "./engine";
import { engineUrl } from "./engine-url";
import { thisDevice } from "./this-device";

const bytesOf = async (file: Blob) => new Uint8Array(await file.arrayBuffer());

/** "Print at 100 %" in the visitor's language; without it the sheet says so in English. */
async function printLabel(lang: string): Promise<string | undefined> {
  try {
    const answer = await fetch(`${engineUrl()}/${printLabelsFile}`);
    return ((await answer.json()) as Record<string, string>)[lang];
  } catch {
    return undefined;
  }
}

declare module "../../../store/services" {
  export interface Services {
    /** Object URLs of the last card, valid until the next one is made. */
    cardUrls?: { last: string[] };
  }
}

const cardUrls = lazyService("cardUrls", () => ({ last: [] as string[] }));

function showFiles(outcome: Extract<PhotoOutcome, { accepted: true }>, services: Services): CardFiles {
  const { digital, printout, cropSource } = outcome;
  const urls = cardUrls(services);
  const keep = (bytes: Uint8Array, type: string) =>
    URL.createObjectURL(new Blob([bytes as BlobPart], { type }));
  const files = {
    digital: { fileName: "", url: keep(digital.bytes, "image/jpeg") },
    printout: {
      fileName: "",
      url: keep(printout.bytes, "image/jpeg"),
      pdfUrl: keep(printout.pdf, "application/pdf"),
    },
    // The page draws its own preview.
    preview: { fileName: "", url: "" },
    cropSource: { fileName: "", url: keep(cropSource.image.bytes, "image/jpeg") },
  };
  for (const url of urls.last) URL.revokeObjectURL(url);
  urls.last = [...Object.values(files).map(({ url }) => url), files.printout.pdfUrl];
  return files;
}

const templateFor =
  (urlPath: string): AppThunk<Promise<Template>> =>
  async (dispatch, getState) => {
    const chosen = selectPassportData(getState());
    if (chosen?.urlPath === urlPath) return chosen;
    const template = templateOf(await dispatch(loadCountries(selectLang(getState()))), urlPath);
    if (!template) throw new V5Error("no such document", { failureKey: "templateMissing" });
    return template;
  };

const ruleOf = (template: Template, { ownSize, background, isChild }: PhotoChoices): PhotoRule =>
  ownSize ? ownSizeRule(ownSize, background) : ruleFor(template, isChild);

/** Runs the engine in this browser: the photo is not uploaded, and the files stay in memory. */
const makeCard =
  ({ file, request: choices, signal }: EngineJob): AppThunk<Promise<Card>> =>
  async (dispatch, getState, services) => {
    if (!file) throw photoGone();
    dispatch(stepStarted("mask"));
    const lang = selectLang(getState());
    const { background, adjust, caption, answers, otherDocument } = choices;
    const { paper, copies } = wantedSheet(choices);
    const template = await dispatch(templateFor(choices.urlPath!));
    const other = otherDocument && (await dispatch(templateFor(otherDocument.urlPath)));
    const request: PhotoRequest = {
      image: await bytesOf(file),
      rule: ruleOf(template, choices),
      background,
      adjust: adjust ?? undefined,
      caption: caption ?? undefined,
      answers,
      paper,
      copies: copies ?? undefined,
      isEnlargedByShop: choices.isEnlargedByShop,
      sheetLabel: sheetLabel(template, lang),
      printAtFullSizeLabel: await printLabel(lang),
      hasPreview: false,
      otherDocument: other
        ? {
            rule: ruleFor(other, choices.isChild),
            copies: otherDocument.copies,
            sheetLabel: sheetLabel(other, lang),
          }
        : undefined,
    };
    signal.throwIfAborted();
    const outcome = await thisDevice(services)
      .makePhoto(request, signal)
      .catch((error) => Promise.reject(asV5Error(error)));
    if (!outcome.accepted) throw new PhotoRefused(outcome);
    return cardOf(outcome, showFiles(outcome, services));
  };

const checkPhoto =
  ({ file, request: choices, signal }: EngineJob): AppThunk<Promise<PhotoReport>> =>
  async (dispatch, _getState, services) => {
    if (!file) throw photoGone();
    dispatch(stepStarted("mask"));
    const template = await dispatch(templateFor(choices.urlPath!));
    const request = {
      image: await bytesOf(file),
      rule: ruleOf(template, choices),
      answers: choices.answers,
    };
    signal.throwIfAborted();
    const report = await thisDevice(services)
      .checkPhoto(request, signal)
      .catch((error) => Promise.reject(asV5Error(error)));
    return { mode: "check", ...report };
  };

/** Loads the engine before there is a photo: the first photo is made sooner, later ones work offline. */
export const prepareDevice = (): AppThunk<Promise<void>> => async (_dispatch, _getState, services) => {
  const { signal } = new AbortController();
  await Promise.all([thisDevice(services).prepare(signal), printLabel(defaultLanguageCode)]);
  // Its report is the only part of a result that is not prefetched for everyone (`prefetch.ts`).
  void loadReportPdf().catch(() => {});
  // Some models are loaded only when a photo needs them, maybe offline: cache them all.
  prefetchUrls(...modelNames.map((name) => `${engineUrl()}/${modelFile(name)}`));
};

const cutOut =
  (signal: AbortSignal): AppThunk<Promise<Blob>> =>
  async (_dispatch, getState, services) => {
    const { photo } = selectPhoto(getState());
    const file = photo && (await photoFiles(services).get(photo.photoId));
    if (!file) throw photoGone();
    const answer = await thisDevice(services)
      .segment(await bytesOf(file), signal)
      .catch((error) => Promise.reject(asV5Error(error)));
    if (!answer.ok) throw new PhotoRefused(answer.reason);
    return new Blob([answer.value.png as BlobPart], { type: "image/png" });
  };

export const deviceEngine: Engine = { makeCard, checkPhoto, cutOut };
