import { useTranslation } from "react-i18next";
import { isTakenElsewhere } from "../../../../../../../contract/document/handed-in";
import type { Template } from "../../../../../../../contract/document/template";
import { Around } from "../../../../../../components/ui/around";
import { PageLink } from "../../../../../../components/ui/page-link";
import { sentenceSpace } from "../../../../../../i18n/sentence-space";
import { usePageLanguage } from "../../../../../../i18n/use-language";
import { homeWithTemplate } from "../../../../../../paths";
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
  const { t: tEvidence } = useTranslation("evidence");
  const { bcp47 } = usePageLanguage();
  const online = useOnlineVariant(template);
  const isCropped = edits.includes("crop") && !edits.some((edit) => ofContent.includes(edit));
  if (isTakenElsewhere(template)) return null;
  if (online)
    return (
      <p>
        <Around sentence={(document) => tEvidence("onlineOther", { document })}>
          <PageLink to={homeWithTemplate(online.urlPath)}>{online.name}</PageLink>
        </Around>
      </p>
    );
  if (!isCropped || !wantsUnedited(template)) return null;
  return (
    <p>
      {t(edits.includes("rotate") ? "verdict.edits.rotate" : "verdict.edits.crop")}
      {sentenceSpace(bcp47)}
      {t("verdict.edits.keep")}
    </p>
  );
}
