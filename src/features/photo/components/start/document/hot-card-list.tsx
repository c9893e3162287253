import { type MouseEvent, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { DocumentCard } from "../../../../../components/requirement/document-card";
import * as cards from "../../../../../components/requirement/document-card.module.css";
import { Section } from "../../../../../components/ui/section";
import { usePageLanguage } from "../../../../../i18n/use-language";
import { homeWithTemplate, startTitleId } from "../../../../../paths";
import { useAppDispatch, useAppSelector } from "../../../../../store/hooks";
import { selectHotCardList } from "../../../../../store/site-slice";
import { loadChoice } from "../../../documents/choose-document";
import * as styles from "./hot-card-list.module.css";
import { ownCountryFirst } from "./own-country-first";

interface HotCardListProps {
  /** The list from the build, shown until the API's is loaded. */
  built: readonly Queries.DrawnTemplateFragment[];
}

/** The popular documents; a press chooses one and returns to the card. Without JavaScript they are links. */
export function HotCardList({ built }: HotCardListProps) {
  const { t } = useTranslation("home");
  const dispatch = useAppDispatch();
  const { code, bcp47, localized } = usePageLanguage();
  const fresh = useAppSelector(selectHotCardList);
  // The API's list is loaded after hydration, so it can be sorted by the browser's languages.
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
}
