import { photoRuleOf } from "../../contract/photo-rule";
import { toMm } from "../../contract/units";
import type { PhotoRule } from "../../photo/core/types";
import { headBandMm } from "./check-template";
import type { TemplateRecord } from "./template-file";
import { digitalRule } from "./template-view";

/** The part of a document that the photo engine obeys; lengths in mm, not rounded. */
export function photoRule(record: TemplateRecord, isChild = false): PhotoRule {
  const head = headBandMm(record.head, toMm(record.height, record.unit, record.dpi));
  const facts = {
    ...record,
    head: head && record.head ? { heightMm: head, crown: record.head.crown } : null,
    backgrounds: record.background.colours,
    digital: digitalRule(record.digital),
  };
  return photoRuleOf(facts, isChild);
}
