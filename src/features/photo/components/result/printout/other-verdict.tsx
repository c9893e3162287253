import { useTranslation } from "react-i18next";
import type { OtherOnSheet } from "../../../../../../contract/card/card";
import type { Template } from "../../../../../../contract/document/template";
import { isDoubtful } from "../../../../../components/requirement/sources/open-questions";
import { useConfidenceText } from "../../../../../components/requirement/sources/use-confidence-text";
import { Notice } from "../../../../../components/ui/notice";
import { useCheckWords } from "../../use-check-words";
import { oncePerFault, orderChecks } from "../checks/order-checks";
import { useVerdict } from "../checks/verdict/use-verdict";
import * as styles from "./other-verdict.module.css";

interface OtherVerdictProps {
  otherDocument: OtherOnSheet;
  other: Template;
  name: string;
}

/** Verdict of the photo for the other document; if it is refused, why it is not on the sheet. */
export function OtherVerdict({ otherDocument, other, name }: OtherVerdictProps) {
  const { t } = useTranslation("result");
  const wordsOf = useCheckWords();
  const { kind, text } = useVerdict(otherDocument, true);
  const confidenceText = useConfidenceText(other);
  const { failed, asked, warned } = orderChecks(otherDocument.checks);
  const shownChecks = oncePerFault(otherDocument.grade === null ? failed : [...asked, ...warned]);
  return (
    <Notice
      kind={kind === "pass" && isDoubtful(other.confidence) ? "plain" : kind}
      title={name}
      role="status"
    >
      <p>{otherDocument.grade === null ? t("printout.alsoRefused") : text}</p>
      <p>{confidenceText}</p>
      {shownChecks.length > 0 && (
        <ul className={styles.checks}>
          {shownChecks.map((check) => (
            <li key={check.messageKey}>{wordsOf(check).title}</li>
          ))}
        </ul>
      )}
    </Notice>
  );
}
