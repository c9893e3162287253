import { type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../../components/ui/button";
import { Notice } from "../../../../components/ui/notice";
import { pairingParameter } from "../../../../constants";
import { useAppSelector } from "../../../../store/hooks";
import { pairingCodeParam } from "../../pairing/pairing-code";
import { selectPhoto } from "../../state/photo-slice";
import { usePhotoSession } from "../../use-photo-session";
import { useKeptFocus } from "../use-kept-focus";
import { Fault } from "./code-fault";
import { CodeForm } from "./code-form";
import * as styles from "./paired-phone.module.css";
import { PhonePhoto } from "./phone-photo";
import { ReceivedFiles } from "./received-files";
import { useSendPhoto } from "./use-send-photo";

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
  // Newer browsers return a promise, which is no clean-up.
  useEffect(() => void place.current?.scrollIntoView({ block: "center" }), []);
  return (
    <div className={styles.sent} ref={place}>
      {children}
    </div>
  );
}

/** What the phone does with a code: it connects, sends a photo or fetches files. */
function Joined({ code, onCode }: { code: string; onCode: (code: string) => void }) {
  const { t } = useTranslation("pairing");
  const { t: tCommon } = useTranslation("common");
  const { photo } = useAppSelector(selectPhoto);
  const { step, forPhone, fault, setFault, uploadRatio, send } = useSendPhoto(code);
  const isCodeFault = fault !== null && "code" in fault;
  /** The photo stays in sight, and so does the camera while it is open. */
  const hasPhoto =
    step === "ready" || step === "sending" || (isCodeFault && photo !== null && step !== "files");
  useKeptFocus(fault && !hasPhoto ? "fault" : step);
  if (fault && !hasPhoto)
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
  if (hasPhoto)
    return (
      <>
        <Title textKey="phone.title" />
        {isCodeFault && <Fault fault={fault} code={code} onCode={onCode} />}
        <PhonePhoto {...{ step, uploadRatio, send }} canSend={!isCodeFault}>
          {fault && !isCodeFault && <Fault fault={fault} code={code} onCode={onCode} />}
        </PhonePhoto>
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
}

/**
 * Home as shown on a phone that is paired with a desktop: it takes a photo for it, or fetches files from it.
 * @param search query string of the address
 */
export function PairedPhone({ search }: { search: string }) {
  const [request, setRequest] = useState({ code: pairingCodeParam(search) ?? "", attempt: 1 });
  const ask = (code: string) => setRequest(({ attempt }) => ({ code, attempt: attempt + 1 }));
  usePhotoSession();
  useKeptFocus(`${request.attempt}`);
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
