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

/** What to know before a photo is made, in one box: it stands above the button, which has to stay in sight. */
export function StartNotice({ exempt, warnings }: StartNoticeProps) {
  const told = warnings.filter(({ text }) => text);
  const lines = [{ text: exempt }, ...told].filter(({ text }) => text);
  if (lines.length === 0) return null;
  return (
    <div className={styles.start}>
      <Notice kind={told.length > 0 ? "warn" : "plain"}>
        {lines.map(({ text, ...line }) => (
          <p key={text as string} {...line}>
            {text}
          </p>
        ))}
      </Notice>
    </div>
  );
}
