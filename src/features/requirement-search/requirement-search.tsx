import { useDeferredValue, useId, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "../../components/ui/icon";
import { makeSearchIndex, searchGroups } from "../../search/search-groups";
import { CountryBlock } from "./country-block";
import type { CountryDocuments } from "./country-documents";
import { LetterIndex } from "./letter-index";
import * as styles from "./requirement-search.module.css";

/** Every document by country; typing leaves those that match. Without JavaScript all of them stand there. */
export const RequirementSearch = ({ groups }: { groups: readonly CountryDocuments[] }) => {
  const { t } = useTranslation("requirements");
  const id = useId();
  const [typed, setTyped] = useState("");
  const query = useDeferredValue(typed);
  const index = useMemo(() => makeSearchIndex(groups), [groups]);
  const found = useMemo(() => searchGroups(index, query), [index, query]);
  const isSearching = query.trim() !== "";
  const count = found.reduce((sum, group) => sum + group.templateList.length, 0);
  return (
    <>
      <search className={styles.search} data-print="no">
        <label className={styles.label} htmlFor={id}>
          {t("search.label")}
        </label>
        <div className={styles.field}>
          <Icon name="search" />
          <input
            className={styles.input}
            id={id}
            type="search"
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="search"
            placeholder={t("search.placeholder")}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        </div>
      </search>
      {/* Stands there from the start: a status that comes with its text is not read. */}
      <div role="status">
        <p className={styles.count} data-print="no">
          {isSearching && count > 0 ? t("search.count", { count }) : ""}
        </p>
        {count === 0 && <p className={styles.none}>{t("search.none", { query })}</p>}
      </div>
      {!isSearching && <LetterIndex groups={groups} />}
      <div className={styles.countries}>
        {found.map((group) => (
          <CountryBlock key={group.countryCode} group={group} />
        ))}
      </div>
    </>
  );
};
