import { Disclosure } from "../ui/disclosure";
import * as styles from "./contents.module.css";
import { useTextLanguage } from "./text-in-language";

interface ContentsProps {
  title: string;
  headings: readonly { id: string; text: string }[];
  textLang: string;
}

/** The headings of an article as links; on narrow screens closed, so that the text begins on the first screen. */
export function Contents({ title, headings, textLang }: ContentsProps) {
  const language = useTextLanguage(textLang);
  if (headings.length < 2) return null;
  const list = (
    <ol className={styles.list} {...language}>
      {headings.map(({ id, text }) => (
        <li key={id}>
          <a className={styles.link} href={`#${id}`}>
            {text}
          </a>
        </li>
      ))}
    </ol>
  );
  return (
    <nav className={styles.contents} aria-label={title} data-print="no">
      <div className={styles.closed}>
        <Disclosure summary={title}>{list}</Disclosure>
      </div>
      <div className={styles.open}>
        <h2 className={styles.title}>{title}</h2>
        {list}
      </div>
    </nav>
  );
}
