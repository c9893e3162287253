import { useTranslation } from "react-i18next";
import { unstatedBackground } from "../../../../../../contract/codes";
import type { Template } from "../../../../../../contract/document/template";
import { backgroundKeys, nameOfColour } from "../../../../../components/requirement/background-names";
import { Swatch } from "../../../../../components/requirement/swatch";
import { Around } from "../../../../../components/ui/around";
import { useAppSelector } from "../../../../../store/hooks";
import { selectPassportData } from "../../../../../store/site-slice";
import * as styles from "./required-background.module.css";
import { seenColourKey } from "./seen-colour";

/** The required colours by name, each once with a sample; null where the authority states none. */
export const requiredColours = ({ backgroundName, backgrounds }: Template) =>
  backgroundName === unstatedBackground
    ? null
    : [...new Set(backgrounds.map(nameOfColour))].map((name) => ({
        name,
        sample: backgrounds.find((colour) => nameOfColour(colour) === name)!,
      }));

/** Where a note names more than a colour, the ones that we check are our choice among those that it allows. */
export const requiredKey = ({ inNotes }: Template) =>
  inNotes.includes("background") ? "checks.ownChoice" : "checks.exactly";

/** The measured colour of the background and the required one, each with its name and a sample. */
export function RequiredBackground({ seen }: { seen?: string | undefined }) {
  const { t } = useTranslation("result");
  const { t: tCommon } = useTranslation("common");
  const template = useAppSelector(selectPassportData);
  if (!template) return null;
  const required = requiredColours(template);
  const seenKey = seen && seenColourKey(seen, required?.map(({ name }) => name) ?? []);
  return (
    <div className={styles.required}>
      {seen && (
        <p className={styles.colours}>
          <Around sentence={(value) => t("checks.measured", { value })}>
            <span className={styles.colour}>
              <Swatch colour={seen} />
              {seenKey && tCommon(seenKey)}
            </span>
          </Around>
        </p>
      )}
      {required === null ? (
        <p>{tCommon(backgroundKeys[unstatedBackground])}</p>
      ) : (
        <p className={styles.colours}>
          <Around sentence={(value) => t(requiredKey(template), { value })}>
            {required.map(({ name, sample }) => (
              <span key={name} className={styles.colour}>
                <Swatch colour={sample} />
                {tCommon(backgroundKeys[name])}
              </span>
            ))}
          </Around>
        </p>
      )}
    </div>
  );
}
