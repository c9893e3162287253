import { useTranslation } from "react-i18next";
import { backgroundKeys, nameOfColour } from "../../../../../components/requirement/background-names";
import { Button } from "../../../../../components/ui/button";
import * as styles from "./background-colours.module.css";

interface BackgroundColoursProps {
  /** "#rrggbb", those that the document takes. */
  colours: readonly string[];
  /** The one on the photo, if it is one of them. */
  shown: string | undefined;
  onChoose: (colour: string) => void;
}

/** Colours to lay behind the person: each by its name, and the one that is there as pressed. */
export const BackgroundColours = ({ colours, shown, onChoose }: BackgroundColoursProps) => {
  const { t } = useTranslation("common");
  const names = colours.map(nameOfColour);
  return colours.map((colour, i) => (
    <Button key={colour} aria-pressed={colour === shown} onClick={() => onChoose(colour)}>
      <span className={styles.choice}>
        <span className={styles.swatch} style={{ background: colour }} aria-hidden="true" />
        {t(backgroundKeys[names[i]!])}
        {/* Two shades of one name are told apart by their numbers. */}
        {names.indexOf(names[i]!) !== names.lastIndexOf(names[i]!) && <bdi>{colour}</bdi>}
      </span>
    </Button>
  ));
};
