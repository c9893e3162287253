import { useTranslation } from "react-i18next";
import type { Template } from "../../../../../../contract/document/template";
import { PhotoShape } from "../../../../../components/pictures/photo-shape";
import { Combobox } from "../../../../../components/ui/combobox/combobox";
import { Icon } from "../../../../../components/ui/icon";
import { VisuallyHidden } from "../../../../../components/ui/visually-hidden";
import { drawnSizeOf } from "../../../../../units/drawn-size";
import * as styles from "./document-chooser.module.css";

interface DocumentChooserProps {
  /** Documents of the chosen country; empty if none is chosen. */
  templates: readonly Template[];
  /** Why there are none. */
  emptyText: string;
  selectedUrlPath: string | null;
  onSelect: (template: Template) => void;
  error: string | null;
}

/** Longer lists are searchable instead of shown completely. */
const shownAtOnce = 4;

export function DocumentChooser(props: DocumentChooserProps) {
  const { templates, emptyText, selectedUrlPath, onSelect, error } = props;
  const { t } = useTranslation("home");
  const choose = (urlPath: string) => {
    const template = templates.find((candidate) => candidate.urlPath === urlPath);
    if (template) onSelect(template);
  };
  if (templates.length > shownAtOnce) {
    return (
      <Combobox
        label={t("card.document.label")}
        isLabelHidden
        placeholder={t("card.document.label")}
        options={templates.map((template) => ({
          id: template.urlPath,
          label: template.name,
          detail: template.sizeLabel,
          shape: drawnSizeOf(template),
        }))}
        selectedId={selectedUrlPath}
        onSelect={choose}
        error={error}
      />
    );
  }
  return (
    <fieldset className={styles.group} data-invalid={error ? "yes" : undefined}>
      <legend>
        <VisuallyHidden>{t("card.document.label")}</VisuallyHidden>
      </legend>
      {templates.length === 0 && <p className={styles.hint}>{emptyText}</p>}
      {templates.map((template, index) => (
        <label key={template.urlPath} className={styles.choice}>
          <input
            type="radio"
            name="document"
            className={styles.radio}
            checked={template.urlPath === selectedUrlPath}
            data-missing={error && index === 0 ? "yes" : undefined}
            onChange={() => choose(template.urlPath)}
          />
          <PhotoShape {...drawnSizeOf(template)} />
          <span className={styles.words}>
            <span>{template.name}</span>
            <bdi className={styles.size}>{template.sizeLabel}</bdi>
          </span>
        </label>
      ))}
      {error && (
        <p className={styles.error} role="alert">
          <Icon name="warn" />
          {error}
        </p>
      )}
    </fieldset>
  );
}
