import { useTranslation } from "react-i18next";
import { FailureNotice } from "../../../../../components/layout/failure-notice";
import { Button } from "../../../../../components/ui/button";
import { Disclosure } from "../../../../../components/ui/disclosure";
import { withActions } from "../../../load-actions";
import { useSaving } from "../use-saving";

const saveCutout = () => withActions((actions) => actions.saveCutout());

/** Download of the cut-out person on a transparent background; not for documents. */
export function CutoutPanel() {
  const { t } = useTranslation("result");
  const { isSaving, failure, save } = useSaving(saveCutout);
  return (
    <Disclosure summary={t("cutout.title")}>
      <p>{t("cutout.text")}</p>
      {failure && <FailureNotice failure={failure} />}
      <p>
        <Button icon="download" aria-busy={isSaving} onClick={() => save()}>
          {t(isSaving ? "cutout.working" : "cutout.download")}
        </Button>
      </p>
    </Disclosure>
  );
}
