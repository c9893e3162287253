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

/** A custom size: fields for width, height, dpi, kilobytes and background. */
export function OwnSizeCard({ form }: { form: OwnSizeForm }) {
  const { t } = useTranslation("home");
  const { t: tCommon } = useTranslation("common");
  const { typed } = form;
  const faultText = useFaultText(typed);
  const card = useRef<HTMLFieldSetElement>(null);
  const isNew = useRef(typed.width === "");
  // Focus the first field when the visitor opens the card, not when it is restored.
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
        error={
          fault && (
            // Errors of two fields stand below each other; each is read with its own.
            <span>
              <strong aria-hidden="true">{label}</strong>
              <br />
              {faultText(fault)}
            </span>
          )
        }
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
          label: unit === "cm" ? t("card.own.cm") : tCommon(unitKeys[unit]),
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
}

/** Defers the callback until the pointer is released: an error message would move the pressed button. */
function afterPress(callback: () => void): void {
  if (document.querySelector(":active"))
    window.addEventListener("pointerup", () => setTimeout(callback), { once: true });
  else callback();
}

const unitKeys = { px: "unit.px", mm: "unit.mm", inch: "unit.inch" } as const;
