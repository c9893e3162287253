import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { generalSizesCode } from "../../../../../../contract/codes";
import type { CountryGroup, Template } from "../../../../../../contract/document/template";
import { Combobox } from "../../../../../components/ui/combobox/combobox";
import { usePageLanguage } from "../../../../../i18n/use-language";
import { templateOf } from "../../../documents/choose-document";
import { recentDocuments } from "../../../documents/recent-documents";
import { documentSearch } from "../lazy-parts";
import { countryOptions, type ListedCountry } from "./country-options";

interface CountryChooserProps {
  countries: readonly ListedCountry[];
  /** The same with their documents; empty until they have come. */
  countryList: readonly CountryGroup[];
  /** Of the documents that words alone find, these come first. */
  popular: readonly Template[];
  selectedCode: string | null;
  onSelect: (countryCode: string) => void;
  onDocument: (template: Template) => void;
  error: string | null;
}

/**
 * Searchable by the name in the page's language, the ISO code and the country's aliases; a size, and words of a document
 * with or without a country, find documents.
 */
export const CountryChooser = (props: CountryChooserProps) => {
  const { countries, countryList, popular, selectedCode, onSelect, onDocument, error } = props;
  const { t } = useTranslation("home");
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
  const lastResort = useMemo(() => options.filter(({ id }) => id === generalSizesCode), [options]);
  const choose = (id: string) => {
    const template = templateOf(countryList, id);
    if (template) onDocument(template);
    else onSelect(id);
  };
  return (
    <Combobox
      label={t("card.country.label")}
      isLabelHidden
      placeholder={t("card.country.placeholder")}
      options={options}
      suggested={suggested}
      lastResort={lastResort}
      instead={instead}
      // Without a connection countries are still found.
      onEnter={() => {
        setRecent(recentDocuments());
        void documentSearch().then(setSearch, () => {});
      }}
      selectedId={selectedCode}
      onSelect={choose}
      error={error}
    />
  );
};
