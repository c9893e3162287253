import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { FailureNotice } from "../../../../components/layout/failure-notice";
import { Button } from "../../../../components/ui/button";
import { Notice } from "../../../../components/ui/notice";
import { useAppDispatch, useAppSelector } from "../../../../store/hooks";
import { selectPassportData } from "../../../../store/site-slice";
import { pairingAsked } from "../../pairing/pairing-code";
import type { CodeFault, PairingFault } from "../../pairing/pairing-fault";
import { choicesChanged, selectPhoto } from "../../state/photo-slice";
import { usePhotoSession } from "../../use-photo-session";
import { BeforePhoto } from "../start/lazy-parts";
import { ChildChoice } from "../start/photo/child-choice";
import { PhotoChooser } from "../start/photo/photo-chooser";
import { usePhotoInput } from "../use-photo-input";
import { CodeForm } from "./code-form";
import * as styles from "./paired-phone.module.css";
import { useSendPhoto } from "./use-send-photo";

const codeFaultKeys = {
  unknown: "fault.unknown",
  taken: "fault.taken",
  over: "fault.over",
} as const satisfies Record<CodeFault, string>;

const waitKeys = { joining: "phone.joining", sent: "phone.sent" } as const;

/** A code that leads nowhere needs another one; all else can be tried again. */
const Fault = ({ fault, onCode }: { fault: PairingFault; onCode: (code: string) => void }) => {
  const { t } = useTranslation("pairing");
  if ("failure" in fault) return <FailureNotice failure={fault.failure} />;
  return (
    <>
      <Notice kind="fail" title={t(codeFaultKeys[fault.code])} role="alert">
        <p>{t("fault.advice")}</p>
      </Notice>
      <CodeForm onCode={onCode} />
    </>
  );
};

/** The document's guidance, the ways to a photo, and the button that sends it. */
const Joined = ({ code, onCode }: { code: string; onCode: (code: string) => void }) => {
  const { t } = useTranslation("pairing");
  const { t: tCommon } = useTranslation("common");
  const dispatch = useAppDispatch();
  const template = useAppSelector(selectPassportData);
  const { photo, shots, choices } = useAppSelector(selectPhoto);
  const { refusal, isLooking, takePhotos } = usePhotoInput();
  const { step, fault, uploadRatio, send } = useSendPhoto(code);
  if (fault && ("code" in fault || step === "joining"))
    return (
      <>
        <Fault fault={fault} onCode={onCode} />
        {"failure" in fault && (
          <Button icon="retake" onClick={() => onCode(code)}>
            {tCommon("action.retry")}
          </Button>
        )}
      </>
    );
  if (step === "joining" || step === "sent") return <p role="status">{t(waitKeys[step])}</p>;
  if (step === "received")
    return (
      <Notice kind="pass" title={t("phone.received")} role="status">
        <p>{t("phone.receivedHint")}</p>
      </Notice>
    );
  return (
    <>
      {template && <p className={styles.document}>{template.photoTitle}</p>}
      {template && (
        <Suspense>
          <BeforePhoto template={template} />
        </Suspense>
      )}
      <PhotoChooser
        photo={photo}
        shots={shots}
        template={template}
        isOnDevice={false}
        isMain
        onPhotos={(files, name) => void takePhotos(files, name)}
        refusal={refusal}
        missing={null}
      />
      <ChildChoice
        isOn={choices.isChild}
        onChange={(isChild) => dispatch(choicesChanged({ isChild }))}
        template={template}
      />
      {fault && <Fault fault={fault} onCode={onCode} />}
      {photo && (
        <Button
          look="primary"
          isWide
          aria-busy={step === "sending" || isLooking}
          onClick={() => step === "ready" && !isLooking && void send(photo)}
        >
          {t("phone.send")}
        </Button>
      )}
      {step === "sending" && (
        <p className={styles.sending} role="status">
          {t("phone.sending")}
          <progress className={styles.bar} value={uploadRatio} max={1} aria-label={t("phone.sending")} />
        </p>
      )}
      <p className={styles.consent}>{t("phone.consent")}</p>
    </>
  );
};

/** Home as a phone sees it that was asked for a photo by a desktop. @param search of the page's address */
export const PairedPhone = ({ search }: { search: string }) => {
  const { t } = useTranslation("pairing");
  const [asked, setAsked] = useState({ code: pairingAsked(search) ?? "", attempt: 1 });
  const ask = (code: string) => setAsked(({ attempt }) => ({ code, attempt: attempt + 1 }));
  usePhotoSession();
  return (
    <section className={styles.page} aria-labelledby="paired-phone">
      <h1 className={styles.title} id="paired-phone">
        {t("phone.title")}
      </h1>
      {asked.code ? <Joined key={asked.attempt} code={asked.code} onCode={ask} /> : <CodeForm onCode={ask} />}
    </section>
  );
};
