import { useTranslation } from "react-i18next";
import { backgroundKeys } from "./background-names";
import * as styles from "./facts.module.css";
import { keyOf } from "./rule-keys";

interface BackgroundValueProps {
  name: string;
  /** "#rrggbb", the default first */
  colours: readonly string[];
}

const Swatch = ({ colour }: { colour: string }) => (
  <span className={styles.swatch} style={{ background: colour }} aria-hidden="true" />
);

/** The colour behind the head as a word and a sample, and what else is accepted. */
export const BackgroundValue = ({ name, colours }: BackgroundValueProps) => {
  const { t } = useTranslation("requirement");
  const { t: tCommon } = useTranslation("common");
  const [usual = "#ffffff", ...others] = colours;
  return (
    <>
      <span className={styles.colour}>
        <Swatch colour={usual} />
        {tCommon(keyOf(backgroundKeys, name))}
      </span>
      {others.length > 0 && (
        <span className={styles.colour} data-second="yes">
          {t("backgroundMore")}
          {others.map((colour) => (
            <Swatch key={colour} colour={colour} />
          ))}
        </span>
      )}
    </>
  );
};
