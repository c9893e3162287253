import * as styles from "./contents.module.css";
import { useTextLanguage } from "./text-in-language";

interface ContentsProps {
  title: string;
  headings: readonly { id: string; text: string }[];
  textLang: string;
}

/** The headings of an article as links. */
export function Contents({ title, headings, textLang }: ContentsProps) {
  const language = useTextLanguage(textLang);
  if (headings.length < 2) return null;
  return (
    <nav className={styles.contents} aria-labelledby="contents" data-print="no">
      <h2 className={styles.title} id="contents">
        {title}
      </h2>
      <ol className={styles.list} {...language}>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a className={styles.link} href={`#${id}`}>
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
