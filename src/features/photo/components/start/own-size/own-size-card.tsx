import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { OwnSizeField } from "../../../../../../contract/document/own-size";
import { backgroundKeys, nameOfColour } from "../../../../../components/requirement/background-names";
import { ChoiceGroup } from "../../../../../components/ui/choice-group";
import { TextField } from "../../../../../components/ui/text-field";
import { ownBackgrounds } from "../../../documents/own-template";
import * as styles from "./own-size-card.module.css";
import { typedUnits } from "./read-own-size";
import { useFaultText } from "./use-fault-text";
import type { OwnSizeForm } from "./use-own-size";

/** Width, height, dpi, kilobytes and background, typed, where no document fits. */
export const OwnSizeCard = ({ form }: { form: OwnSizeForm }) => {
  const { t } = useTranslation("home");
  const { t: tCommon } = useTranslation("common");
  const { typed } = form;
  const faultText = useFaultText(typed);
  const card = useRef<HTMLFieldSetElement>(null);
  const isNew = useRef(typed.width === "");
  // Whoever opens it wants to type; one that was restored takes no focus.
  useEffect(() => {
    if (isNew.current) card.current?.querySelector("input")?.focus();
  }, []);

  const field = (name: OwnSizeField, label: string) => {
    const fault = form.faultOf(name);
    return (
      <TextField
        name={name}
        label={label}
        inputMode={name === "dpi" ? "numeric" : "decimal"}
        autoComplete="off"
        value={typed[name]}
        onChange={(text) => form.type({ [name]: text })}
        onBlur={({ relatedTarget }) => {
          if (relatedTarget instanceof HTMLInputElement) form.leave(name);
          else afterPress(() => form.leave(name));
        }}
        error={fault && faultText(fault)}
      />
    );
  };
  return (
    <fieldset className={styles.card} ref={card}>
      <legend className={styles.title}>{t("card.own.open")}</legend>
      <p className={styles.hint}>{t("card.own.hint")}</p>
      <div className={styles.pair}>
        <div className={styles.fields}>
          {field("width", tCommon("drawing.width"))}
          {field("height", tCommon("drawing.height"))}
        </div>
      </div>
      <ChoiceGroup
        label={tCommon("unit.label")}
        choices={typedUnits.map((unit) => ({
          id: unit,
          label: unit === "px" || unit === "cm" ? t(ownUnitKeys[unit]) : tCommon(unitKeys[unit]),
        }))}
        selected={typed.unit}
        onSelect={form.changeUnit}
      />
      {field("dpi", t("card.own.dpi"))}
      <ChoiceGroup
        label={t("card.own.background")}
        choices={[
          ...ownBackgrounds.map((colour) => ({
            id: colour,
            label: tCommon(backgroundKeys[nameOfColour(colour)]),
          })),
          { id: "keep", label: t("card.own.keep") },
        ]}
        selected={typed.background}
        onSelect={(background) => form.type({ background })}
      />
      <div className={styles.pair}>
        <div className={styles.fields}>
          {field("minKb", t("card.own.minKb"))}
          {field("maxKb", t("card.own.maxKb"))}
        </div>
      </div>
      <p className={styles.hint}>{t("card.own.kbHint")}</p>
    </fieldset>
  );
};

/** A fault that came while a button is pressed would move the button away from the press. */
function afterPress(tell: () => void): void {
  if (document.querySelector(":active"))
    window.addEventListener("pointerup", () => setTimeout(tell), { once: true });
  else tell();
}

const ownUnitKeys = { px: "card.own.px", cm: "card.own.cm" } as const;
const unitKeys = { mm: "unit.mm", inch: "unit.inch" } as const;
