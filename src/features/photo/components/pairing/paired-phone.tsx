import { type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { FailureNotice } from "../../../../components/layout/failure-notice";
import { Button } from "../../../../components/ui/button";
import { Notice } from "../../../../components/ui/notice";
import { pairingParameter } from "../../../../constants";
import { useAppDispatch, useAppSelector } from "../../../../store/hooks";
import { selectPassportData } from "../../../../store/site-slice";
import { pairingCodeParam, writePairingCode } from "../../pairing/pairing-code";
import type { CodeFault, PairingFault } from "../../pairing/pairing-fault";
import { choicesChanged, selectPhoto } from "../../state/photo-slice";
import { usePhotoSession } from "../../use-photo-session";
import { BeforePhoto } from "../start/lazy-parts";
import { ChildChoice } from "../start/photo/child-choice";
import { PhotoChooser } from "../start/photo/photo-chooser";
import { usePhotoInput } from "../use-photo-input";
import { CodeForm } from "./code-form";
import * as styles from "./paired-phone.module.css";
import { ReceivedFiles } from "./received-files";
import { useSendPhoto } from "./use-send-photo";

const codeFaultKeys = {
  unknown: "fault.unknown",
  taken: "fault.taken",
  over: "fault.over",
} as const satisfies Record<CodeFault, string>;

interface FaultProps {
  fault: PairingFault;
  code: string;
  onCode: (code: string) => void;
}

/** An unknown code is corrected, a used one replaced; other failures can be retried. */
function Fault({ fault, code, onCode }: FaultProps) {
  const { t } = useTranslation("pairing");
  if ("failure" in fault) return <FailureNotice failure={fault.failure} />;
  return (
    <>
      <Notice kind="fail" title={t(codeFaultKeys[fault.code])} role="alert">
        <p>{t("fault.advice")}</p>
      </Notice>
      <CodeForm typedBefore={fault.code === "unknown" ? writePairingCode(code) : ""} onCode={onCode} />
    </>
  );
}

/** The page's heading; what the code is for is known when the phone has joined. */
function Title({ textKey }: { textKey: "phone.connect" | "phone.title" | "files.title" }) {
  const { t } = useTranslation("pairing");
  return (
    <h1 className={styles.title} id="paired-phone">
      {t(textKey)}
    </h1>
  );
}

/** The end of the pairing. Scrolled into view: the pressed button was below it, and the page is shorter now. */
function Sent({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.scrollIntoView({ block: "center" }), []);
  return (
    <div className={styles.sent} ref={place}>
      {children}
    </div>
  );
}

/** The document's guidance, the photo inputs and the send button. */
function Joined({ code, onCode }: { code: string; onCode: (code: string) => void }) {
  const { t } = useTranslation("pairing");
  const { t: tCommon } = useTranslation("common");
  const dispatch = useAppDispatch();
  const template = useAppSelector(selectPassportData);
  const { photo, shots, choices } = useAppSelector(selectPhoto);
  const { refusal, isInspecting, takePhotos, whenInspected } = usePhotoInput();
  const { step, forPhone, fault, setFault, uploadRatio, send } = useSendPhoto(code);
  if (fault && ("code" in fault || step === "joining" || step === "files"))
    return (
      <>
        <Title textKey="phone.connect" />
        <Fault fault={fault} code={code} onCode={onCode} />
        {"failure" in fault && (
          <Button icon="retake" onClick={() => onCode(code)}>
            {tCommon("action.retry")}
          </Button>
        )}
      </>
    );
  if (forPhone)
    return (
      <>
        <Title textKey="files.title" />
        <ReceivedFiles pairing={forPhone} onFault={setFault} />
      </>
    );
  if (step === "joining")
    return (
      <>
        <Title textKey="phone.connect" />
        <p role="status">{t("phone.joining")}</p>
      </>
    );
  if (step === "sent" || step === "received")
    return (
      <Sent>
        <Title textKey="phone.title" />
        {step === "sent" ? (
          <p role="status">{t("phone.sent")}</p>
        ) : (
          <Notice kind="pass" title={t("phone.received")} role="status">
            <p>{t("phone.receivedHint")}</p>
          </Notice>
        )}
      </Sent>
    );
  return (
    <>
      <Title textKey="phone.title" />
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
      {fault && <Fault fault={fault} code={code} onCode={onCode} />}
      {photo && (
        <Button
          variant="primary"
          isWide
          aria-busy={step === "sending" || isInspecting}
          onClick={() =>
            step === "ready" && void send(isInspecting ? whenInspected() : Promise.resolve(true))
          }
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
}

/**
 * Home as shown on a phone that is paired with a desktop: it takes a photo for it, or fetches files from it.
 * @param search query string of the address
 */
export function PairedPhone({ search }: { search: string }) {
  const [request, setRequest] = useState({ code: pairingCodeParam(search) ?? "", attempt: 1 });
  const ask = (code: string) => setRequest(({ attempt }) => ({ code, attempt: attempt + 1 }));
  usePhotoSession();
  return (
    <section className={styles.page} aria-labelledby="paired-phone">
      {request.code ? (
        <Joined key={request.attempt} code={request.code} onCode={ask} />
      ) : (
        <>
          <Title textKey="phone.connect" />
          <CodeForm isWrong={Boolean(new URLSearchParams(search).get(pairingParameter))} onCode={ask} />
        </>
      )}
    </section>
  );
}
