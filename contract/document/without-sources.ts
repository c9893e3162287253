import type { Template } from "./template";

/** A document as a chooser needs it: the sources make half of its bytes. */
export const withoutSources = (template: Template): Template => ({
  ...template,
  sources: [],
  editPolicy: { ...template.editPolicy, sources: [] },
  forChildren: template.forChildren && { ...template.forChildren, sources: [] },
});
