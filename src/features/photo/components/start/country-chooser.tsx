import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { CountryGroup } from "../../../../../contract/template";
import { Combobox } from "../../../../components/ui/combobox";

interface CountryChooserProps {
  countryList: readonly CountryGroup[];
  selectedCode: string | null;
  onSelect: (countryCode: string) => void;
  error: string | null;
}

/** ISO 3166-1 keeps XA to XZ for users: ours are general sizes, which have no country's name. */
const isCountry = (code: string) => /^[A-Z]{2}$/.test(code) && !code.startsWith("X");

/** Searchable by the name in the page's language, the English name and the ISO code. */
export const CountryChooser = ({ countryList, selectedCode, onSelect, error }: CountryChooserProps) => {
  const { t } = useTranslation("home");
  const options = useMemo(() => {
    const english = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
    return countryList.map(({ countryCode, countryName }) => ({
      id: countryCode,
      label: countryName,
      mark: isCountry(countryCode) ? countryCode : undefined,
      keywords: isCountry(countryCode) ? [english.of(countryCode) ?? ""] : [],
    }));
  }, [countryList]);
  return (
    <Combobox
      label={t("card.country.label")}
      isLabelHidden
      placeholder={t("card.country.placeholder")}
      emptyText={t("card.loading")}
      options={options}
      selectedId={selectedCode}
      onSelect={onSelect}
      error={error}
    />
  );
};
