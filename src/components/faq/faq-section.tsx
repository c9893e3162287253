import { useTranslation } from "react-i18next";
import { Section } from "../ui/section";
import * as styles from "./faq-section.module.css";
import { type CategorizedQuestion, categoryKeys, groupQuestions } from "./group-questions";
import { QuestionList } from "./question-list";

/** All questions and answers by category, with links to the categories. */
export function FaqSection({ questions }: { questions: readonly CategorizedQuestion[] }) {
  const { t } = useTranslation("contactus");
  const groups = groupQuestions(questions);
  return (
    <Section id="faq" title={t("faq.title")}>
      <div className={styles.columns}>
        <nav className={styles.categories} aria-labelledby="faq-category">
          <h3 className={styles.label} id="faq-category">
            {t("faq.category")}
          </h3>
          <ul className={styles.list}>
            {groups.map(({ category }) => (
              <li key={category}>
                <a className={styles.link} href={`#${category}`}>
                  {t(categoryKeys[category])}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.answers}>
          {groups.map((group) => (
            <section key={group.category} className={styles.group} aria-labelledby={group.category}>
              <h3 id={group.category}>{t(categoryKeys[group.category])}</h3>
              <QuestionList questions={group.questions} ownPage={t("faq.own")} />
            </section>
          ))}
        </div>
      </div>
    </Section>
  );
}
