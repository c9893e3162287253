import { useTranslation } from "react-i18next";
import { paths } from "../../paths";
import type { FailureKey } from "../../v5/failure";
import { failureTexts } from "../../v5/failure-texts";
import { PageLink } from "../ui/page-link";

/** What to do about a failure; where that is to write to us, with the way there. */
export const FailureAdvice = ({ failure }: { failure: FailureKey }) => {
  const { t } = useTranslation("errors");
  const { t: tCommon } = useTranslation("common");
  return (
    <p>
      {t(failureTexts[failure].advice)}
      {failure === "unknown" && (
        <>
          {" "}
          <PageLink to={`${paths.contactUs}#contact`}>{tCommon("nav.contactus")}</PageLink>
        </>
      )}
    </p>
  );
};
