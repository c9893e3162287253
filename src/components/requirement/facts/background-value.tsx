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
  const shadesOf = (own: string) => others.filter((colour) => nameOfColour(colour) === own);
  const otherNames = [...new Set(others.map(nameOfColour))].filter((own) => own !== name);
  return (
    <>
      <NamedColour shades={[usual, ...shadesOf(name)]}>{tCommon(keyOf(backgroundKeys, name))}</NamedColour>
      {otherNames.length > 0 && (
        <span className={styles.colour} data-second="yes">
          {!isOurs && t("backgroundMore")}
          {otherNames.map((own) => (
            <NamedColour key={own} shades={shadesOf(own)}>
              {tCommon(backgroundKeys[own])}
            </NamedColour>
          ))}
        </span>
      )}
    </>
  );
}

/** The shades of one colour, and its name once. */
const NamedColour = ({ shades, children }: { shades: readonly string[]; children: string }) => (
  <span className={styles.colour}>
    {shades.map((colour) => (
      <Swatch key={colour} colour={colour} />
    ))}
    {children}
  </span>
);
