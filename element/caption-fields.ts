import { maxNameLength } from "../photo/core/request-limits";
import type { Caption } from "../photo/core/types";
import { today } from "../src/browser/today";
import { captionFaults, captionOf } from "../src/features/photo/state/typed-caption";
import { make, makeButton } from "./dom";
import type { Translate } from "./texts";

interface CaptionFieldsOptions {
  t: Translate;
  /** What stands in the fields at first. */
  typed: Caption;
  onType: (typed: Caption) => void;
  /** Both fields are filled in, and are to be put on the photo. */
  onPrint: () => void;
}

/** The fields for name and date, for a form that wants both below the picture. */
export function makeCaptionFields({ t, typed, onType, onPrint }: CaptionFieldsOptions) {
  const inputs = {
    name: make("input", { id: "caption-name", autocomplete: "name", maxlength: String(maxNameLength) }),
    date: make("input", { id: "caption-date", type: "date", max: today() }),
  };
  const names = ["name", "date"] as const;
  const typedNow = (): Caption => ({ name: inputs.name.value, date: inputs.date.value });
  const fields = names.map((name) => {
    const input = inputs[name];
    const fault = make("span", { id: `caption-${name}-fault`, class: "fault", hidden: true });
    input.value = typed[name];
    input.setAttribute("aria-describedby", fault.id);
    input.addEventListener("input", () => {
      onType(typedNow());
      show(null);
    });
    const show = (text: string | null) => {
      fault.textContent = text;
      fault.hidden = text === null;
      input.setAttribute("aria-invalid", String(text !== null));
    };
    const label = make("label", {}, t(`result:caption.${name}`), input);
    return { name, field: make("div", { part: "field" }, label, fault), show };
  });
  const print = makeButton(t("result:caption.print"), { part: "button", id: "caption-print" }, () => {
    const faults = captionFaults(typedNow());
    for (const { name, show } of fields) show(faults[name] && t(`result:${faults[name]}`));
    const wrong = names.find((name) => faults[name] !== null);
    if (wrong) inputs[wrong].focus();
    else onPrint();
  });
  // Without a picture there is nothing to put them on.
  print.hidden = true;
  const section = make(
    "fieldset",
    { part: "caption" },
    make("legend", {}, t("result:caption.title")),
    make("p", { part: "text" }, t("result:caption.text")),
    make("div", { class: "fields" }, ...fields.map(({ field }) => field)),
    print,
  );
  return {
    section,
    /** Name and date to print; undefined while one of them is missing. */
    value(): Caption | undefined {
      const { name, date } = captionFaults(typedNow());
      return name === null && date === null ? captionOf(typedNow()) : undefined;
    },
    offerPrint(): void {
      print.hidden = false;
    },
  };
}

export type CaptionFields = ReturnType<typeof makeCaptionFields>;
