import { Notice } from "../ui/notice";
import * as styles from "./start-notice.module.css";

interface StartLine {
  /** Where a link leads to. */
  id?: string;
  text: string | null | false | undefined;
}

interface StartNoticeProps {
  /** Who needs no such document or no photo for it. */
  exempt: string | null | false;
  /** What else stands in the way of a photo. */
  warnings: readonly StartLine[];
}

const hasText = (line: StartLine): line is StartLine & { text: string } => Boolean(line.text);

/** What to know before a photo is made, in one box: it stands above the button, which has to stay in sight. */
export function StartNotice({ exempt, warnings }: StartNoticeProps) {
  const lines = [{ text: exempt }, ...warnings].filter(hasText);
  if (lines.length === 0) return null;
  const isWarning = warnings.some(hasText);
  return (
    <div className={styles.start}>
      <Notice kind={isWarning ? "warn" : "plain"}>
        {lines.map(({ text, ...line }) => (
          <p key={text} {...line}>
            {text}
          </p>
        ))}
      </Notice>
    </div>
  );
}
