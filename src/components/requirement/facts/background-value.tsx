import { useTranslation } from "react-i18next";
import { unstatedBackground } from "../../../../contract/codes";
import { backgroundKeys, nameOfColour } from "../background-names";
import { keyOf } from "../rule-keys";
import { Swatch } from "../swatch";
import * as styles from "./facts.module.css";

interface BackgroundValueProps {
  name: string;
  /** "#rrggbb", the default first */
  colours: readonly string[];
  /** Our choice among those that a note allows: no other is accepted besides. */
  isOurs: boolean;
}

/** The background colour as a name and a sample, and other accepted colours. */
export function BackgroundValue({ name, colours, isOurs }: BackgroundValueProps) {
  const { t } = useTranslation("requirement");
  const { t: tCommon } = useTranslation("common");
  if (name === unstatedBackground) return tCommon(backgroundKeys[unstatedBackground]);
  const [usual = "#ffffff", ...others] = colours;
  // Two shades with one name are distinguished by their codes.
  const names = [name, ...others.map(nameOfColour)];
  const wordOf = (colour: string) => {
    const own = nameOfColour(colour);
    const isShared = names.indexOf(own) !== names.lastIndexOf(own);
    return isShared ? <bdi>{colour}</bdi> : tCommon(backgroundKeys[own]);
  };
  return (
    <>
      <span className={styles.colour}>
        <Swatch colour={usual} />
        {tCommon(keyOf(backgroundKeys, name))}
      </span>
      {others.length > 0 && (
        <span className={styles.colour} data-second="yes">
          {!isOurs && t("backgroundMore")}
          {others.map((colour) => (
            <span key={colour} className={styles.colour}>
              <Swatch colour={colour} />
              {wordOf(colour)}
            </span>
          ))}
        </span>
      )}
    </>
  );
}
