import { useEffect, useRef, useState } from "react";
import type { PairingState } from "../../../../../contract/codes";
import { usePageLanguage } from "../../../../i18n/use-language";
import { useAppDispatch, useAppSelector } from "../../../../store/hooks";
import { loadCountries } from "../../../../store/load-countries";
import type { AppThunk } from "../../../../store/store";
import { joinPairing } from "../../../../v5/pairing";
import { chooseDocument, templateOf } from "../../documents/choose-document";
import { type PairingFault, pairingFault } from "../../pairing/pairing-fault";
import { sendPhoto, untilFetched } from "../../pairing/send-photo";
import { photoFiles } from "../../photo-files";
import { photoGone } from "../../photo-refused";
import { selectPhoto } from "../../state/photo-slice";
import type { Photo } from "../../state/photo-state";
import { usePhotoActions } from "../../use-photo-actions";

type Step = "joining" | "ready" | "sending" | "sent" | "received";

const stepOfState = {
  waiting: "ready",
  joined: "ready",
  sent: "sent",
  received: "received",
} as const satisfies Record<Exclude<PairingState, "closed">, Step>;

/** The desktop's document, for the guidance of the camera; without it there is none. */
const chooseOf =
  (urlPath: string | null, lang: string): AppThunk<Promise<void>> =>
  async (dispatch) => {
    const countryList = urlPath === null ? [] : await dispatch(loadCountries(lang)).catch(() => []);
    const template = templateOf(countryList, urlPath);
    if (template) dispatch(chooseDocument(template));
  };

/** Joins the desktop of a code, and sends it the photo. */
export function useSendPhoto(code: string) {
  const dispatch = useAppDispatch();
  const act = usePhotoActions();
  const { code: lang } = usePageLanguage();
  const { isRestored } = useAppSelector(selectPhoto);
  const [step, setStep] = useState<Step>("joining");
  const [fault, setFault] = useState<PairingFault | null>(null);
  const [uploadRatio, setUploadRatio] = useState(0);
  const page = useRef(new AbortController());
  useEffect(() => () => page.current.abort(), []);

  useEffect(() => {
    // What this tab held before would else come over the document.
    if (!isRestored || step !== "joining") return;
    const { signal } = page.current;
    joinPairing(code, { signal }).then(
      ({ state, urlPath }) => {
        if (state === "closed") return setFault({ code: "over" });
        setStep(stepOfState[state]);
        void dispatch(chooseOf(urlPath, lang));
      },
      (error) => signal.aborted || setFault(pairingFault(error)),
    );
  }, [isRestored, step, code, lang, dispatch]);

  useEffect(() => {
    if (step !== "sent") return;
    const controller = new AbortController();
    const { signal } = controller;
    untilFetched(code, signal).then(
      (state) => (state === "received" ? setStep("received") : setFault({ code: "over" })),
      (error) => signal.aborted || setFault(pairingFault(error)),
    );
    return () => controller.abort();
  }, [step, code]);

  // The desktop has it: this phone keeps nothing.
  useEffect(() => {
    if (step === "received") void act(({ deletePhoto }) => deletePhoto());
  }, [step, act]);

  const send = async (photo: Photo) => {
    setFault(null);
    setUploadRatio(0);
    setStep("sending");
    try {
      const file = await dispatch((_dispatch, _getState, services) =>
        photoFiles(services).get(photo.photoId),
      );
      if (!file) throw photoGone();
      await sendPhoto(code, { file, photo }, { onProgress: setUploadRatio, signal: page.current.signal });
      setStep("sent");
    } catch (error) {
      if (page.current.signal.aborted) return;
      setFault(pairingFault(error));
      setStep("ready");
    }
  };
  return { step, fault, uploadRatio, send };
}
