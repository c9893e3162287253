import { type MouseEvent, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { DocumentCard } from "../../../../../components/requirement/document-card";
import * as cards from "../../../../../components/requirement/document-card.module.css";
import { Section } from "../../../../../components/ui/section";
import { usePageLanguage } from "../../../../../i18n/use-language";
import { homeWithTemplate } from "../../../../../paths";
import { useAppDispatch, useAppSelector } from "../../../../../store/hooks";
import { selectHotCardList } from "../../../../../store/site-slice";
import { loadChoice } from "../../../documents/choose-document";
import { startTitleId } from "../start-card";
import * as styles from "./hot-card-list.module.css";
import { ownCountryFirst } from "./own-country-first";

interface HotCardListProps {
  /** The list that the page was built with, shown until the API's own is here. */
  built: readonly Queries.DrawnTemplateFragment[];
}

/** The popular documents; a press chooses one and goes back to the card. Without scripts each is a link. */
export const HotCardList = ({ built }: HotCardListProps) => {
  const { t } = useTranslation("home");
  const dispatch = useAppDispatch();
  const { code, bcp47, localized } = usePageLanguage();
  const fresh = useAppSelector(selectHotCardList);
  // The API's list comes after the page listens, so the browser's own words can order it.
  const shown = useMemo(
    () => (fresh.length > 0 ? ownCountryFirst(fresh, bcp47, globalThis.navigator?.languages ?? []) : built),
    [fresh, built, bcp47],
  );
  const choose = (event: MouseEvent, address: string) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void dispatch(loadChoice(code, address.slice(address.indexOf("?"))));
    const title = document.getElementById(startTitleId);
    title?.scrollIntoView({ block: "start" });
    title?.focus({ preventScroll: true });
  };
  return (
    <Section id="hot" title={t("hot.title")} note={t("hot.scale")}>
      <ul className={`${cards.list} ${styles.list}`}>
        {shown.map((template) => {
          const address = localized(homeWithTemplate(template.urlPath));
          return (
            <li key={template.urlPath}>
              <a className={cards.card} href={address} onClick={(event) => choose(event, address)}>
                <DocumentCard template={template} />
              </a>
            </li>
          );
        })}
      </ul>
    </Section>
  );
};
