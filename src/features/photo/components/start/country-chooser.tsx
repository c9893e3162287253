import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { Combobox } from "../../../../components/ui/combobox";
import { countryOptions, type ListedCountry } from "./country-options";

interface CountryChooserProps {
  countryList: readonly ListedCountry[];
  selectedCode: string | null;
  onSelect: (countryCode: string) => void;
  error: string | null;
}

/** Searchable by the name in the page's language, the ISO code and the country's aliases. */
export const CountryChooser = ({ countryList, selectedCode, onSelect, error }: CountryChooserProps) => {
  const { t } = useTranslation("home");
  const options = useMemo(() => countryOptions(countryList), [countryList]);
  return (
    <Combobox
      label={t("card.country.label")}
      isLabelHidden
      placeholder={t("card.country.placeholder")}
      options={options}
      selectedId={selectedCode}
      onSelect={onSelect}
      error={error}
    />
  );
};
