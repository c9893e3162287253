import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { PageLink } from "../../../components/ui/page-link";
import { usePageLanguage } from "../../../i18n/use-language";
import { isPageStored } from "../../../offline/stored-page";
import { paths } from "../../../paths";
import { useAppSelector } from "../../../store/hooks";
import { selectIsOnline } from "../../../store/network-slice";

interface RequirementsLinkProps {
  /** Of the document. */
  urlPath: string;
  className?: string | undefined;
}

/** The way to the page of the document; without a connection, that it is not there unless this browser has stored it. */
export function RequirementsLink({ urlPath, className }: RequirementsLinkProps) {
  const { t } = useTranslation("photo");
  const { t: tCommon } = useTranslation("common");
  const { localized } = usePageLanguage();
  const isOnline = useAppSelector(selectIsOnline);
  const [isThere, setIsThere] = useState(true);
  const path = paths.requirement(urlPath);
  useEffect(() => {
    let isCurrent = true;
    const show = (isThere: boolean) => isCurrent && setIsThere(isThere);
    if (isOnline) show(true);
    else void isPageStored(localized(path)).then(show);
    return () => {
      isCurrent = false;
    };
  }, [isOnline, localized, path]);
  if (!isThere)
    return (
      <span className={className}>
        {t("document.requirements")} ({tCommon("offlinePage.title")})
      </span>
    );
  return (
    <PageLink className={className} to={path}>
      {t("document.requirements")}
    </PageLink>
  );
}
