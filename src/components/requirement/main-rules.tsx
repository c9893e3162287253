import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import { unstatedBackground } from "../../../contract/codes";
import { isForChild } from "../../../contract/document/for-child";
import { backgroundKeys, nameOfColour } from "./background-names";
import { NotesLink } from "./notes/notes-link";
import type { RequirementTemplate } from "./queries/requirement-template";
import * as styles from "./requirement-view.module.css";
import { glassesKeys, keyOf } from "./rule-keys";

/** A value with what is to be known about it, in brackets. */
const withMarks = (value: string, marks: readonly (string | false)[]): string =>
  [value, ...marks.filter((mark) => mark !== false).map((mark) => `(${mark})`)].join(" ");

/** Background and glasses, for screens on which the table of rules is far below: the tool sees to the head height. */
export function MainRules({ template }: { template: RequirementTemplate }) {
  const { t } = useTranslation("requirement");
  const { t: tCommon } = useTranslation("common");
  const { t: tEvidence } = useTranslation("evidence");
  const { backgroundName, backgrounds, glasses, listOnly, inNotes } = template;
  const names = new Set([backgroundName, ...backgrounds.slice(1).map(nameOfColour)]);
  const colours = [...names].map((name) => tCommon(keyOf(backgroundKeys, name)));
  const isColourNoted = inNotes.includes("background");
  const stated = [
    backgroundName !== unstatedBackground && {
      label: t("background"),
      // Any one of them is right.
      value: withMarks(colours.join(" / "), [
        isColourNoted && colours.length === 1 && tEvidence("ownChoice"),
        listOnly.includes("background") && !isColourNoted && tEvidence("sources.list"),
      ]),
      // Which of them is right for whom.
      note: isColourNoted && colours.length > 1 && <NotesLink template={template} field="background" />,
    },
    // Glasses are a rule for those who wear them.
    glasses &&
      !isForChild(template) && {
        label: t("facts.glasses"),
        value: withMarks(t(keyOf(glassesKeys, glasses)), [
          listOnly.includes("glasses") && tEvidence("sources.list"),
        ]),
        note: inNotes.includes("glasses") && <NotesLink template={template} field="glasses" />,
      },
  ];
  const rules = stated.filter((rule) => !!rule);
  return (
    <span className={styles.mainRules}>
      {rules.map(({ label, value, note }, index) => (
        <Fragment key={label}>
          {index > 0 && " · "}
          {label} <bdi>{value}</bdi>
          {note && <> ({note})</>}
        </Fragment>
      ))}
    </span>
  );
}
