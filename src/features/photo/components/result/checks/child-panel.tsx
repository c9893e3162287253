import { useTranslation } from "react-i18next";
import type { Template } from "../../../../../../contract/document/template";
import { ChildGroups, tellsOfTaking } from "../../../../../components/requirement/child-groups";
import { Panel } from "../panel";

export const childRulesId = "child-rules";

/** The authority's rules that a small child was judged by. */
export function ChildPanel({ forChildren }: { forChildren: NonNullable<Template["forChildren"]> }) {
  const { t } = useTranslation("photo");
  if (!tellsOfTaking(forChildren.groups)) return null;
  return (
    <Panel title={t("document.childRules")} anchor={childRulesId}>
      <ChildGroups groups={forChildren.groups} />
    </Panel>
  );
}
