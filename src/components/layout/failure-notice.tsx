import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { FailureKey } from "../../v5/failure";
import { failureTexts } from "../../v5/failure-texts";
import { Notice } from "../ui/notice";
import { FailureAdvice } from "./failure-advice";

interface FailureNoticeProps {
  failure: FailureKey;
  /** Action to continue. */
  children?: ReactNode;
}

/** What went wrong and what to do, where it happened; stays until it is fixed. */
export function FailureNotice({ failure, children }: FailureNoticeProps) {
  const { t } = useTranslation("errors");
  const { title } = failureTexts[failure];
  return (
    <Notice kind="fail" title={t(title)} role="alert">
      <FailureAdvice failure={failure} />
      {children}
    </Notice>
  );
}
