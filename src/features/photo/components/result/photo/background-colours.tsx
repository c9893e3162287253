import { useTranslation } from "react-i18next";
import { backgroundKeys, nameOfColour } from "../../../../../components/requirement/background-names";
import { Swatch } from "../../../../../components/requirement/swatch";
import { Button } from "../../../../../components/ui/button";
import * as styles from "./background-colours.module.css";

interface BackgroundColoursProps {
  /** "#rrggbb", as the document accepts them. */
  colours: readonly string[];
  /** The current colour, if it is one of them; left out where none is pressed. */
  shown?: string;
  /** The colour that is being applied. */
  pending?: string | undefined;
  onChoose: (colour: string) => void;
}

/** Colour buttons for the background; the current one is pressed. */
export function BackgroundColours({ colours, shown, pending, onChoose }: BackgroundColoursProps) {
  const { t } = useTranslation("common");
  const names = colours.map(nameOfColour);
  return colours.map((colour, i) => (
    <Button
      key={colour}
      aria-pressed={shown === undefined ? undefined : colour === shown}
      aria-busy={colour === pending}
      onClick={() => onChoose(colour)}
    >
      <span className={styles.choice}>
        <Swatch colour={colour} />
        {t(backgroundKeys[names[i]!])}
        {/* Two shades with one name are distinguished by their codes. */}
        {names.indexOf(names[i]!) !== names.lastIndexOf(names[i]!) && <bdi>{colour}</bdi>}
      </span>
    </Button>
  ));
}
