import { useTranslation } from "react-i18next";
import { shownUnitOf } from "../../../drawing/format-length";
import { Section } from "../ui/section";
import { ChildGroups } from "./child-groups";
import { NoteItems } from "./notes/note-list";
import { childNotes } from "./notes/shown-notes";
import type { RequirementTemplate } from "./queries/requirement-template";
import * as styles from "./requirement-view.module.css";
import { useLengthText } from "./size/size-value";
import { BestFirstSources } from "./sources/best-first-sources";

interface ChildrenSectionProps {
  template: RequirementTemplate;
  rules: NonNullable<RequirementTemplate["forChildren"]>;
}

/** Rules for babies and children, by age, with sources, and what else is noted of them. */
export function ChildrenSection({ template, rules }: ChildrenSectionProps) {
  const { t } = useTranslation("requirement");
  const lengthText = useLengthText();
  const notes = childNotes(template).map((index) => template.notes[index]!);
  return (
    <div className={styles.children}>
      <Section id="children" title={t("children.title")}>
        <ChildGroups
          groups={rules.groups}
          writeLength={(key, band) => t(key, { height: lengthText(band, shownUnitOf(template)) })}
        />
        {notes.length > 0 && <NoteItems notes={notes} />}
        <div data-print="no">
          <BestFirstSources sources={rules.sources} rule="children" />
        </div>
      </Section>
    </div>
  );
}
