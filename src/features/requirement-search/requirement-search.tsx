import { type ReactNode, useDeferredValue, useEffect, useId, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { makeSearchIndex, searchGroups } from "../../../contract/search/search-groups";
import { SearchField } from "../../components/ui/search-field";
import { Section } from "../../components/ui/section";
import { CountriesByLetter } from "./countries-by-letter";
import { CountryBlock } from "./country-block";
import type { CountryDocuments } from "./country-documents";
import * as styles from "./requirement-search.module.css";

interface RequirementSearchProps {
  groups: readonly CountryDocuments[];
  /** Shown above the countries while nothing is typed. */
  children?: ReactNode;
}

/** All documents by country, filtered by the query. Without JavaScript all are listed. */
export function RequirementSearch({ groups, children }: RequirementSearchProps) {
  const { t } = useTranslation("requirements");
  const { t: tCommon } = useTranslation("common");
  const id = useId();
  const [typed, setTyped] = useState("");
  const query = useDeferredValue(typed);
  const isSearching = query.trim() !== "";
  const index = useMemo(() => makeSearchIndex(groups), [groups]);
  const { groups: found, isNear } = useMemo(() => searchGroups(index, query), [index, query]);
  const count = found.reduce((sum, group) => sum + group.templateList.length, 0);
  // Search forms of other pages, such as the 404 page, lead here with a query.
  useEffect(() => {
    const asked = new URLSearchParams(window.location.search).get("q");
    if (asked) setTyped(asked);
  }, []);
  return (
    <>
      <search className={styles.search} data-print="no">
        <SearchField
          id={id}
          label={t("search.label")}
          placeholder={t("search.placeholder")}
          value={typed}
          onChange={setTyped}
        />
      </search>
      {/* Always mounted: a live region that is mounted with its text is not announced. */}
      <div role="status">
        <p className={styles.count} data-print="no">
          {isNear && count > 0 && `${tCommon("combobox.near", { query })} `}
          {isSearching && count > 0 && t("search.count", { count })}
        </p>
        {isSearching && count === 0 && (
          <p className={styles.none}>{tCommon("combobox.noCountry", { query })}</p>
        )}
      </div>
      {isSearching ? (
        <div className={styles.results}>
          {found.map((group) => (
            <CountryBlock key={group.countryCode} group={group} />
          ))}
        </div>
      ) : (
        <>
          {children}
          <Section id="all" title={t("all")}>
            <div>
              <CountriesByLetter groups={groups} />
            </div>
          </Section>
        </>
      )}
    </>
  );
}
