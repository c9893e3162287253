import { useTranslation } from "react-i18next";
import { Button } from "../../../../../components/ui/button";
import { useAppSelector } from "../../../../../store/hooks";
import { selectPhoto } from "../../../state/photo-slice";
import { captionFaults, shownCaption } from "../../../state/typed-caption";
import { captionPanelId } from "../checks/check-card";

const labelKeys = { name: "caption.name", date: "caption.date" } as const;

const goTo = (field: keyof typeof labelKeys) =>
  document.querySelector<HTMLElement>(`#${captionPanelId} [name=${field}]`)?.focus();

/** The ways to the fields of name and date that cannot be put on the photo yet. */
export function MissingCaption() {
  const { t } = useTranslation("result");
  const faults = captionFaults(shownCaption(useAppSelector(selectPhoto)));
  return (["name", "date"] as const)
    .filter((field) => faults[field] !== null)
    .map((field) => (
      <Button key={field} variant="quiet" onClick={() => goTo(field)}>
        {t(labelKeys[field])}
      </Button>
    ));
}
