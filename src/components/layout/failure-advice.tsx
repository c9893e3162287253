import { useTranslation } from "react-i18next";
import { paths } from "../../paths";
import type { FailureKey } from "../../v5/failure";
import { failureTexts } from "../../v5/failure-texts";
import { Around } from "../ui/around";
import { PageLink } from "../ui/page-link";

/** Advice for a failure; if that is to contact us, the text is a link. */
export function FailureAdvice({ failure }: { failure: FailureKey }) {
  const { t } = useTranslation("errors");
  if (failure !== "unknown") return <p>{t(failureTexts[failure].advice)}</p>;
  return (
    <p>
      <Around sentence={(writeToUs) => t("failure.unknown.advice", { writeToUs })}>
        <PageLink to={`${paths.contactUs}#contact`}>{t("failure.unknown.writeToUs")}</PageLink>
      </Around>
    </p>
  );
}
