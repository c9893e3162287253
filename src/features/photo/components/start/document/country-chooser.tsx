import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { generalSizesCode } from "../../../../../../contract/codes";
import { ownSizeUrlPath } from "../../../../../../contract/document/own-size";
import type { CountryGroup, Template } from "../../../../../../contract/document/template";
import { Combobox } from "../../../../../components/ui/combobox/combobox";
import type { ComboOption } from "../../../../../components/ui/combobox/rank-options";
import { loadWhenOnline } from "../../../../../components/ui/lazy-part";
import { usePageLanguage } from "../../../../../i18n/use-language";
import { useAppSelector } from "../../../../../store/hooks";
import { selectIsOnline } from "../../../../../store/network-slice";
import { templateOf } from "../../../documents/choose-document";
import { recentDocuments } from "../../../documents/recent-documents";
import { documentSearch } from "../lazy-parts";
import { countryOptions, isSize, type ListedCountry } from "./country-options";

const noOptions: readonly ComboOption[] = [];

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
  const isOnline = useAppSelector(selectIsOnline);
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
  /** Before the documents and their search are loaded, only countries are found. */
  const isLoaded = countryList.length > 0 && search !== null;
  const isLoading = !isLoaded && !props.hasLoadFailed && isOnline;
  const lastResort = useMemo(
    () => [
      ...options.filter(({ id }) => id === generalSizesCode),
      { id: ownSizeUrlPath, label: t("card.own.open") },
    ],
    [options, t],
  );
  const missedText = (query: string) => {
    if (isLoading) return t("card.document.loading");
    if (!isLoaded) return tPhoto("loadFailed");
    return tCommon(isSize(query) ? "combobox.noMatch" : "combobox.noCountry", { query });
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
      // While documents are loading, sizes would look like all that is found.
      lastResort={isLoading ? noOptions : lastResort}
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
