import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { Template } from "../../../../../contract/template";
import { frameOfTemplate } from "../../../../../drawing/drawing-frame";
import { FrameThumb } from "../../../../components/drawing/frame-thumb";
import { Section } from "../../../../components/home/section";
import { useAppDispatch, useAppSelector } from "../../../../store/hooks";
import { selectHotCardList } from "../../../../store/site-slice";
import { chooseDocument } from "../../choose-document";
import * as styles from "./hot-card-list.module.css";
import { ownCountryFirst } from "./own-country-first";
import { startTitleId } from "./start-card";

/** One scale for all, small enough for a 70 mm photo in two columns at 320 px. */
const cssPxPerMm = 1.5;

/** The popular documents; a press chooses one and goes back to the card. */
export const HotCardList = () => {
  const { t } = useTranslation("home");
  const dispatch = useAppDispatch();
  const hotCardList = useAppSelector(selectHotCardList);
  // The list comes after the page listens, so the browser's own words can order it.
  const ordered = useMemo(
    () => ownCountryFirst(hotCardList, globalThis.navigator?.languages ?? []),
    [hotCardList],
  );
  const choose = (template: Template) => {
    dispatch(chooseDocument(template));
    const title = document.getElementById(startTitleId);
    title?.scrollIntoView({ block: "start" });
    title?.focus({ preventScroll: true });
  };
  return (
    <Section id="hot" title={t("hot.title")} note={t("hot.scale")}>
      <ul className={styles.list}>
        {ordered.map((template) => (
          <li key={template.urlPath}>
            <button type="button" className={styles.card} onClick={() => choose(template)}>
              <span className={styles.thumb}>
                <FrameThumb
                  frame={frameOfTemplate(template)}
                  seed={template.urlPath}
                  cssPxPerMm={cssPxPerMm}
                />
              </span>
              <span className={styles.country}>{template.countryName}</span>
              <bdi className={styles.detail}>{template.name}</bdi>
              <bdi className={styles.detail}>{template.sizeLabel}</bdi>
            </button>
          </li>
        ))}
      </ul>
    </Section>
  );
};
