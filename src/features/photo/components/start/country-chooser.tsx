import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { CountryGroup, Template } from "../../../../../contract/template";
import { Combobox } from "../../../../components/ui/combobox";
import { templateOf } from "../../choose-document";
import { countryOptions, type ListedCountry } from "./country-options";
import { documentsOfSize } from "./documents-of-size";

interface CountryChooserProps {
  countries: readonly ListedCountry[];
  /** The same with their documents; empty until they have come. */
  countryList: readonly CountryGroup[];
  selectedCode: string | null;
  onSelect: (countryCode: string) => void;
  onDocument: (template: Template) => void;
  error: string | null;
}

/** Searchable by the name in the page's language, the ISO code and the country's aliases; a size finds its documents. */
export const CountryChooser = (props: CountryChooserProps) => {
  const { countries, countryList, selectedCode, onSelect, onDocument, error } = props;
  const { t } = useTranslation("home");
  const options = useMemo(() => countryOptions(countries), [countries]);
  const ofSize = useMemo(() => documentsOfSize(countryList), [countryList]);
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
      instead={ofSize}
      selectedId={selectedCode}
      onSelect={choose}
      error={error}
    />
  );
};
