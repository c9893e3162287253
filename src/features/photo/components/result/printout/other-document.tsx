import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import type { CountryGroup, Template } from "../../../../../../contract/document/template";
import { Combobox } from "../../../../../components/ui/combobox/combobox";
import type { ComboOption } from "../../../../../components/ui/combobox/rank-options";
import { useDocumentName } from "../../use-document-name";

const noneId = "";

interface OtherDocumentProps {
  countryList: readonly CountryGroup[];
  /** The document of the photo; documents of its country are listed first. */
  own: { urlPath: string | null; country: string | undefined };
  selectedUrlPath: string | null;
  /** Why the selected one is not on the sheet. */
  error: string | null;
  onSelect: (urlPath: string | null) => void;
}

/** Choice of another document for the sheet; none by default. */
export function OtherDocument({ countryList, own, selectedUrlPath, error, onSelect }: OtherDocumentProps) {
  const { t } = useTranslation("result");
  const nameOf = useDocumentName();
  const { urlPath, country } = own;
  // The list of hundreds of names is built on first use.
  const [isEntered, setEntered] = useState(false);
  const options = useMemo((): ComboOption[] => {
    const isNamed = (template: Template) =>
      template.urlPath !== urlPath && (isEntered || template.urlPath === selectedUrlPath);
    const isNear = ({ countryCode }: CountryGroup) => countryCode === country;
    const groups = [...countryList.filter(isNear), ...countryList.filter((group) => !isNear(group))];
    const documents = groups.flatMap(({ aliases, templateList }) =>
      templateList.filter(isNamed).map((template) => ({
        id: template.urlPath,
        label: nameOf(template),
        keywords: aliases.map((alias) => `${alias} ${template.name}`),
      })),
    );
    return [{ id: noneId, label: t("printout.alsoNone") }, ...documents];
  }, [countryList, country, urlPath, selectedUrlPath, isEntered, nameOf, t]);
  return (
    <Combobox
      label={t("printout.also")}
      placeholder={t("printout.alsoNone")}
      options={options}
      selectedId={selectedUrlPath ?? noneId}
      onSelect={(id) => onSelect(id === noneId ? null : id)}
      onEnter={() => setEntered(true)}
      error={error}
    />
  );
}
