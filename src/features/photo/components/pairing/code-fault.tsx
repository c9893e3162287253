import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { FailureNotice } from "../../../../components/layout/failure-notice";
import { ButtonPageLink } from "../../../../components/ui/button";
import { Notice } from "../../../../components/ui/notice";
import { paths } from "../../../../paths";
import { useAppSelector } from "../../../../store/hooks";
import { writePairingCode } from "../../pairing/pairing-code";
import type { CodeFault as CodeFaultKind, PairingFault } from "../../pairing/pairing-fault";
import { selectPhoto } from "../../state/photo-slice";
import { CodeForm } from "./code-form";
import * as styles from "./paired-phone.module.css";

const codeFaultKeys = {
  unknown: "fault.unknown",
  taken: "fault.taken",
  over: "fault.over",
} as const satisfies Record<CodeFaultKind, string>;

interface CodeFaultProps {
  kind: CodeFaultKind;
  code: string;
  onCode: (code: string) => void;
}

/** The code is of no use: a new one can be typed for the photo that is here, or the photo is made on this phone. */
function CodeFault({ kind, code, onCode }: CodeFaultProps) {
  const { t } = useTranslation("pairing");
  const { photo } = useAppSelector(selectPhoto);
  const alert = useRef<HTMLDivElement>(null);
  // Also after a photo was taken over it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each photo
  useEffect(() => {
    alert.current?.focus({ preventScroll: true });
    alert.current?.scrollIntoView({ block: "start" });
  }, [photo?.photoId]);
  return (
    <div className={styles.fault} ref={alert} tabIndex={-1}>
      <Notice kind="fail" title={t(codeFaultKeys[kind])} role="alert">
        {photo && <p>{t("fault.kept")}</p>}
        <p>{t("fault.advice")}</p>
      </Notice>
      <CodeForm typedBefore={kind === "unknown" ? writePairingCode(code) : ""} onCode={onCode} />
      {photo && (
        <ButtonPageLink to={paths.home} isWide>
          {t("phone.make")}
        </ButtonPageLink>
      )}
    </div>
  );
}

interface FaultProps extends Omit<CodeFaultProps, "kind"> {
  fault: PairingFault;
}

/** An unknown code is corrected, a used one replaced; other failures can be retried. */
export function Fault({ fault, ...props }: FaultProps) {
  if ("failure" in fault) return <FailureNotice failure={fault.failure} />;
  return <CodeFault kind={fault.code} {...props} />;
}
