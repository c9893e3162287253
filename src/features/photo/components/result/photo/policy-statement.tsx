import { useTranslation } from "react-i18next";
import type { Template } from "../../../../../../contract/document/template";
import { Disclosure } from "../../../../../components/ui/disclosure";
import * as styles from "./policy-statement.module.css";

/** What is known of the rule on edits of this document, in our words, with sources: documents differ in it. */
export function PolicyStatement({ policy }: { policy: Template["editPolicy"] }) {
  const { t } = useTranslation("result");
  if (!policy.statement) return null;
  return (
    <Disclosure summary={t("background.statement")} isOpen>
      <div className={styles.body}>
        <p>{policy.statement}</p>
        <ul>
          {policy.sources.map((source) => (
            <li key={source.url + source.name}>
              <a lang="en" dir="auto" href={source.url} rel="noreferrer" target="_blank">
                {source.name}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </Disclosure>
  );
}
