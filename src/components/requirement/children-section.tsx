import { useTranslation } from "react-i18next";
import { millimetres } from "../../../drawing/format-length";
import { Section } from "../ui/section";
import { ChildGroups } from "./child-groups";
import type { RequirementTemplate } from "./queries/requirement-template";
import { useLengthText } from "./size-value";
import { BestFirstSources } from "./sources/best-first-sources";

/** Rules for babies and children, by age, with sources. */
export function ChildrenSection({ rules }: { rules: NonNullable<RequirementTemplate["forChildren"]> }) {
  const { t } = useTranslation("requirement");
  const lengthText = useLengthText();
  return (
    <Section id="children" title={t("children.title")}>
      <ChildGroups
        groups={rules.groups}
        writeHead={(heightMm) => t("children.head", { height: lengthText(heightMm, millimetres) })}
      />
      <BestFirstSources sources={rules.sources} />
    </Section>
  );
}
