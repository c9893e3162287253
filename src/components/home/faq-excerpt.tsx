import { useTranslation } from "react-i18next";
import { paths } from "../../paths";
import { isDeviceOnly } from "../../photo-mode";
import { Disclosure } from "../ui/disclosure";
import { PageLink } from "../ui/page-link";
import { Section } from "../ui/section";
import * as styles from "./faq-excerpt.module.css";

/** The four most common questions. */
export function FaqExcerpt() {
  const { t } = useTranslation("home");
  const { t: tCommon } = useTranslation("common");
  const kept = isDeviceOnly() ? tCommon("onDevice") : t("faq.items.kept.answer");
  const questions = [
    { id: "free", question: t("faq.items.free.question"), answer: t("faq.items.free.answer") },
    { id: "kept", question: t("faq.items.kept.question"), answer: kept },
    { id: "phone", question: t("faq.items.phone.question"), answer: t("faq.items.phone.answer") },
    { id: "print", question: t("faq.items.print.question"), answer: t("faq.items.print.answer") },
  ];
  return (
    <Section id="faq" title={t("faq.title")}>
      <div>
        {questions.map(({ id, question, answer }) => (
          <Disclosure key={id} summary={question}>
            <p className={styles.answer}>{answer}</p>
          </Disclosure>
        ))}
      </div>
      <p>
        <PageLink className={styles.more} to={paths.contactUs}>
          {t("faq.all")}
        </PageLink>
      </p>
    </Section>
  );
}
