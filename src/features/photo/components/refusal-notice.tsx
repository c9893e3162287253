import { type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Notice } from "../../../components/ui/notice";
import { useAppSelector } from "../../../store/hooks";
import type { RefusalText } from "../refusal-text";
import { selectPhoto } from "../state/photo-slice";
import * as styles from "./refusal-notice.module.css";

interface RefusalNoticeProps {
  texts: RefusalText;
  /** "warn" if the visitor can continue anyway. */
  kind?: "warn" | "fail";
  /** Actions. */
  children?: ReactNode;
}

/** Explains a refusal in plain language, then in the specification's wording if that differs, and says what to do. */
export function RefusalNotice({ texts, kind = "fail", children }: RefusalNoticeProps) {
  const { t } = useTranslation("errors");
  const { t: tPhoto } = useTranslation("photo");
  const { title, plain = title, advice, file } = texts;
  const keepsPhoto = useAppSelector(selectPhoto).photo !== null;
  const notice = useRef<HTMLDivElement>(null);
  // The answer to a choice may lie outside the window; what can be ignored moves nothing.
  useEffect(() => {
    if (kind === "fail" && texts) notice.current?.scrollIntoView({ block: "nearest" });
  }, [kind, texts]);
  return (
    <div className={styles.place} ref={notice}>
      <Notice kind={kind} title={t(plain)} role={kind === "fail" ? "alert" : "status"}>
        {file && (
          <p>
            <bdi className={styles.file}>{file}</bdi>
          </p>
        )}
        {plain !== title && <p className={styles.phrase}>{t(title)}</p>}
        <p>{t(advice, { device: tPhoto("device.label") })}</p>
        {file && keepsPhoto && <p>{tPhoto("chosen.kept")}</p>}
        {children}
      </Notice>
    </div>
  );
}
