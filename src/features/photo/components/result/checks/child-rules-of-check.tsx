import { childGroupsOf } from "../../../../../../contract/document/photo-rule";
import { ChildGroups } from "../../../../../components/requirement/child-groups";
import { useAppSelector } from "../../../../../store/hooks";
import { selectChildRules } from "../../../state/selectors";

/** What the authority states of children about one check, by age: no picture tells the age. */
export function ChildRulesOfCheck({ rule }: { rule: string }) {
  const groups = childGroupsOf(useAppSelector(selectChildRules), rule);
  return groups.length > 0 && <ChildGroups groups={groups} />;
}
