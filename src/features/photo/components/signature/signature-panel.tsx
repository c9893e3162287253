import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Template } from "../../../../../contract/document/template";
import { FailureNotice } from "../../../../components/layout/failure-notice";
import { Button } from "../../../../components/ui/button";
import { FileInput } from "../../../../components/ui/file-input";
import { Notice } from "../../../../components/ui/notice";
import { VisuallyHidden } from "../../../../components/ui/visually-hidden";
import { Panel } from "../result/panel";
import { refusalKeys } from "./refusal-keys";
import { SignatureMade } from "./signature-made";
import { SignaturePad } from "./signature-pad";
import * as styles from "./signature-panel.module.css";
import { useSignature } from "./use-signature";

interface SignaturePanelProps {
  urlPath: string;
  rule: NonNullable<Template["signature"]>;
  /** The place to sign was opened or closed. */
  onDrawing?: (isDrawing: boolean) => void;
}

/** The file of a signature for the form that asks for the photo, of a picture of paper or drawn here. */
export function SignaturePanel({ urlPath, rule, onDrawing }: SignaturePanelProps) {
  const { t } = useTranslation("result");
  const { t: tErrors } = useTranslation("errors");
  const { isWorking, outcome, take, drop } = useSignature(urlPath, rule);
  const files = outcome && "files" in outcome ? outcome.files : null;
  const [isDrawing, setIsDrawing] = useState(false);
  useEffect(() => {
    onDrawing?.(isDrawing);
    return () => onDrawing?.(false);
  }, [isDrawing, onDrawing]);
  /** This browser made no picture of the drawing. */
  const [isBlocked, setIsBlocked] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const answer = useRef<HTMLDivElement>(null);
  const wasDrawn = useRef(false);
  useEffect(() => {
    // The pad with the button that was pressed is gone.
    if (wasDrawn.current) answer.current?.focus();
    wasDrawn.current = false;
  });
  return (
    <Panel title={t("signature.title")}>
      <p>{t(rule.penOnPaper ? "signature.textPen" : "signature.text")}</p>
      <div className={styles.ways}>
        <Button icon="camera" onClick={() => input.current?.click()}>
          {t("signature.photo")}
        </Button>
        {!rule.penOnPaper && (
          <Button
            icon="pen"
            aria-expanded={isDrawing}
            onClick={() => {
              setIsBlocked(false);
              setIsDrawing(!isDrawing);
            }}
          >
            {t("signature.draw")}
          </Button>
        )}
        <FileInput
          ref={input}
          label={t("signature.photo")}
          onFiles={([picture]) => {
            setIsDrawing(false);
            setIsBlocked(false);
            if (picture) take(picture);
          }}
        />
      </div>
      {isDrawing && (
        <SignaturePad
          onDrawn={(drawing) => {
            wasDrawn.current = true;
            setIsDrawing(false);
            setIsBlocked(drawing === null);
            if (drawing) take(drawing);
          }}
        />
      )}
      <div ref={answer} className={styles.answer} tabIndex={-1}>
        <p role="status" data-working={isWorking}>
          {isWorking && t("signature.working")}
          {files && <VisuallyHidden>{t("signature.alt")}</VisuallyHidden>}
        </p>
        {isBlocked && <Notice kind="fail" title={tErrors("signature.noDrawing")} role="alert" />}
        {outcome && "failure" in outcome && <FailureNotice failure={outcome.failure} />}
        {outcome && "refusal" in outcome && (
          <Notice kind="fail" title={tErrors(refusalKeys[outcome.refusal])} role="alert" />
        )}
        {files && (
          <SignatureMade
            urlPath={urlPath}
            rule={rule}
            files={files}
            onDelete={() => {
              drop();
              // The button that was pressed is gone.
              answer.current?.focus();
            }}
          />
        )}
      </div>
    </Panel>
  );
}
