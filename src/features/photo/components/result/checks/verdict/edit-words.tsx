import { useTranslation } from "react-i18next";
import { isTakenElsewhere } from "../../../../../../../contract/document/handed-in";
import type { Template } from "../../../../../../../contract/document/template";
import { sentenceSpace } from "../../../../../../i18n/sentence-space";
import { usePageLanguage } from "../../../../../../i18n/use-language";
import { OnlineOther } from "../../digital/online-other";
import { useOnlineVariant } from "../../digital/use-online-variant";

interface EditWordsProps {
  /** What was done to the photo. */
  edits: readonly string[];
  template: Template;
}

/** Edits that are more than cropping. */
const ofContent: readonly string[] = ["background", "grey"];

/** Whether the authority wants photos unedited and is not known to accept cropped ones. */
const wantsUnedited = ({ editPolicy: { background, geometry, retouch, statement } }: Template): boolean =>
  background === "keep" && retouch === "forbidden" && geometry !== "allowed" && statement !== null;

/**
 * The document to choose online, if there is one, or what follows from the rule on edits for a photo that was cropped; the rule
 * itself stands in its panel.
 */
export function EditWords({ edits, template }: EditWordsProps) {
  const { t } = useTranslation("result");
  const { bcp47 } = usePageLanguage();
  const online = useOnlineVariant(template);
  const isCropped = edits.includes("crop") && !edits.some((edit) => ofContent.includes(edit));
  if (isTakenElsewhere(template)) return null;
  if (online) return <OnlineOther template={template} />;
  if (!isCropped || !wantsUnedited(template)) return null;
  return (
    <p>
      {t(edits.includes("rotate") ? "verdict.edits.rotate" : "verdict.edits.crop")}
      {sentenceSpace(bcp47)}
      {t("verdict.edits.keep")}
    </p>
  );
}
