import { type ReactNode, useDeferredValue, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { withWords } from "../../../contract/search/has-words";
import { paths } from "../../paths";
import { PageLink } from "../ui/page-link";
import { SearchField } from "../ui/search-field";
import * as styles from "./filtered-list.module.css";

interface FilteredListProps<Item> {
  items: readonly Item[];
  /** What an item is found by: its country, code and name. */
  wordsOf: (item: Item) => string;
  children: (found: readonly Item[]) => ReactNode;
}

/** A search field above a list, which then shows only what contains the words typed. Without JavaScript all is shown. */
export function FilteredList<Item>({ items, wordsOf, children }: FilteredListProps<Item>) {
  const { t } = useTranslation("common");
  const id = useId();
  const [typed, setTyped] = useState("");
  const query = useDeferredValue(typed);
  const found = withWords(items, query, wordsOf);
  return (
    <>
      <search className={styles.search} data-print="no">
        <SearchField
          id={id}
          label={t("notFound.find")}
          placeholder={t("notFound.search")}
          value={typed}
          onChange={setTyped}
        />
      </search>
      {/* Always mounted: a live region that is mounted with its text is not announced. */}
      <p role="status">{found.length === 0 && t("combobox.noMatch", { query })}</p>
      {found.length > 0 ? (
        children(found)
      ) : (
        <p>
          <PageLink to={`${paths.requirements}?q=${encodeURIComponent(query)}`}>
            {t("notFound.requirements")}
          </PageLink>
        </p>
      )}
    </>
  );
}
