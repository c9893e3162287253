import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { generalSizesCode } from "../../../../../../contract/codes";
import { ownSizeUrlPath } from "../../../../../../contract/document/own-size";
import type { CountryGroup, Template } from "../../../../../../contract/document/template";
import { Combobox } from "../../../../../components/ui/combobox/combobox";
import { loadWhenOnline } from "../../../../../components/ui/lazy-part";
import { usePageLanguage } from "../../../../../i18n/use-language";
import { templateOf } from "../../../documents/choose-document";
import { recentDocuments } from "../../../documents/recent-documents";
import { documentSearch } from "../lazy-parts";
import { countryOptions, isSize, type ListedCountry } from "./country-options";

interface CountryChooserProps {
  countries: readonly ListedCountry[];
  /** The countries with their documents; empty until they are loaded. */
  countryList: readonly CountryGroup[];
  hasLoadFailed: boolean;
  /** Ranks documents that are found by words only. */
  popular: readonly Template[];
  selectedCode: string | null;
  onSelect: (countryCode: string) => void;
  onDocument: (template: Template) => void;
  onOwnSize: () => void;
  error: string | null;
}

/**
 * Searchable by the country's name in the page's language, its ISO code and its aliases; sizes and document names
 * find documents.
 */
export function CountryChooser(props: CountryChooserProps) {
  const { countries, countryList, popular, selectedCode, onSelect, onDocument, onOwnSize, error } = props;
  const { t } = useTranslation("home");
  const { t: tPhoto } = useTranslation("photo");
  const { t: tCommon } = useTranslation("common");
  const { bcp47 } = usePageLanguage();
  const options = useMemo(() => countryOptions(countries), [countries]);
  const [search, setSearch] = useState<Awaited<ReturnType<typeof documentSearch>> | null>(null);
  const instead = useMemo(
    () => search?.findDocuments(countryList, popular, options, bcp47),
    [search, countryList, popular, options, bcp47],
  );
  const [recent, setRecent] = useState<readonly string[]>([]);
  const suggested = useMemo(
    () => search?.suggestDocuments(countryList, popular, recent, bcp47),
    [search, countryList, popular, recent, bcp47],
  );
  const lastResort = useMemo(
    () => [
      ...options.filter(({ id }) => id === generalSizesCode),
      { id: ownSizeUrlPath, label: t("card.own.open") },
    ],
    [options, t],
  );
  /** Before the documents and their search are loaded, only countries are found. */
  const missedText = (query: string) => {
    if (countryList.length > 0 && search)
      return tCommon(isSize(query) ? "combobox.noMatch" : "combobox.noCountry", { query });
    return props.hasLoadFailed || !navigator.onLine ? tPhoto("loadFailed") : t("card.document.loading");
  };
  const choose = (id: string) => {
    const template = templateOf(countryList, id);
    if (id === ownSizeUrlPath) onOwnSize();
    else if (template) onDocument(template);
    else onSelect(id);
  };
  return (
    <Combobox
      label={t("card.country.label")}
      isLabelHidden
      placeholder={t("card.country.placeholder")}
      options={options}
      suggested={suggested}
      missedText={missedText}
      lastResort={lastResort}
      instead={instead}
      onEnter={() => {
        setRecent(recentDocuments());
        void loadWhenOnline(documentSearch).then(setSearch);
      }}
      selectedId={selectedCode}
      onSelect={choose}
      error={error}
    />
  );
}
