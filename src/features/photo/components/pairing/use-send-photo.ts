import { useEffect, useRef, useState } from "react";
import type { PairingState } from "../../../../../contract/codes";
import type { Pairing } from "../../../../../contract/pairing";
import { usePageLanguage } from "../../../../i18n/use-language";
import { useAppDispatch, useAppSelector } from "../../../../store/hooks";
import { loadCountries } from "../../../../store/load-countries";
import type { AppThunk } from "../../../../store/store";
import { joinPairing } from "../../../../v5/pairing";
import { chooseDocument, templateOf } from "../../documents/choose-document";
import { type PairingFault, pairingFault } from "../../pairing/pairing-fault";
import { sendPhoto, untilOver } from "../../pairing/send-photo";
import { photoFiles } from "../../photo-files";
import { photoGone } from "../../photo-refused";
import { selectPhoto } from "../../state/photo-slice";
import type { Photo } from "../../state/photo-state";
import { usePhotoActions } from "../../use-photo-actions";

type Step = "joining" | "ready" | "sending" | "sent" | "received" | "files";

const stepOfState = {
  waiting: "ready",
  joined: "ready",
  sent: "sent",
  received: "received",
} as const satisfies Record<Exclude<PairingState, "closed">, Step>;

/** The desktop's document, for the camera's guidance; null if there is none. */
const chooseOf =
  (urlPath: string | null, lang: string): AppThunk<Promise<void>> =>
  async (dispatch) => {
    const countryList = urlPath === null ? [] : await dispatch(loadCountries(lang)).catch(() => []);
    const template = templateOf(countryList, urlPath);
    if (template) dispatch(chooseDocument(template));
  };

const currentPhoto =
  (): AppThunk<Promise<{ photo: Photo | null; file: Blob | null }>> =>
  async (_dispatch, getState, services) => {
    const { photo } = selectPhoto(getState());
    return { photo, file: photo && (await photoFiles(services).get(photo.photoId)) };
  };

/** Joins the desktop's pairing and sends it the photo, unless the desktop has files for the phone. */
export function useSendPhoto(code: string) {
  const dispatch = useAppDispatch();
  const act = usePhotoActions();
  const { code: lang } = usePageLanguage();
  const { isRestored } = useAppSelector(selectPhoto);
  const [step, setStep] = useState<Step>("joining");
  const [forPhone, setForPhone] = useState<Pairing | null>(null);
  const [fault, setFault] = useState<PairingFault | null>(null);
  const [uploadRatio, setUploadRatio] = useState(0);
  const page = useRef(new AbortController());
  useEffect(() => () => page.current.abort(), []);

  useEffect(() => {
    // Otherwise the stored choices of this tab would replace the document.
    if (!isRestored || step !== "joining") return;
    const { signal } = page.current;
    joinPairing(code, { signal }).then(
      (pairing) => {
        const { state, urlPath, direction, files } = pairing;
        const isToPhone = direction === "to-phone";
        // Files are fetched once.
        if (state === "closed" || (isToPhone && files === null)) return setFault({ code: "over" });
        if (isToPhone) {
          setForPhone(pairing);
          return setStep("files");
        }
        setStep(stepOfState[state]);
        void dispatch(chooseOf(urlPath, lang));
      },
      (error) => signal.aborted || setFault(pairingFault(error)),
    );
  }, [isRestored, step, code, lang, dispatch]);

  // Also before the photo is taken: the desktop can be closed at any time.
  useEffect(() => {
    if (step !== "ready" && step !== "sent") return;
    const controller = new AbortController();
    const { signal } = controller;
    untilOver(code, signal).then(
      (state) => {
        setFault(state === "received" ? null : { code: "over" });
        if (state === "received") setStep("received");
      },
      (error) => signal.aborted || setFault(pairingFault(error)),
    );
    return () => controller.abort();
  }, [step, code]);

  // The desktop has the photo: delete it on the phone.
  useEffect(() => {
    if (step === "received") void act(({ deletePhoto }) => deletePhoto());
  }, [step, act]);

  /** @param isTaken resolves when the photo has been inspected: to false if it was refused, and nothing is sent */
  const send = async (isTaken: Promise<boolean>) => {
    setFault(null);
    setUploadRatio(0);
    setStep("sending");
    try {
      if (!(await isTaken)) return setStep("ready");
      const { photo, file } = await dispatch(currentPhoto());
      if (!photo || !file) throw photoGone();
      await sendPhoto(code, { file, photo }, { onProgress: setUploadRatio, signal: page.current.signal });
      setStep("sent");
    } catch (error) {
      if (page.current.signal.aborted) return;
      setFault(pairingFault(error));
      setStep("ready");
    }
  };
  return { step, forPhone, fault, setFault, uploadRatio, send };
}
