import type { Template } from "../../contract/document/template";
import { Drawing } from "../../drawing/drawing";
import { frameOfTemplate } from "../../drawing/drawing-frame";
import { shownUnitOf } from "../../drawing/format-length";
import { LegendList } from "../../drawing/legend-list";
import { legendRows } from "../../drawing/legend-rows";
import type { FactWords } from "../templates/template-facts";

/** The drawing of a document's page with its legend, for an article: in the unit of the authority, without scripts. */
export function PhotoDiagram({ template, texts, bcp47 }: FactWords & { template: Template }) {
  const frame = frameOfTemplate(template);
  const unit = shownUnitOf(template);
  const common = (key: string, values?: Record<string, string>) => texts(`common:${key}`, values);
  const { photoTitle: document, sizeLabel: size } = template;
  return (
    <>
      <Drawing
        frame={frame}
        unit={unit}
        bcp47={bcp47}
        seed={template.urlPath}
        label={common("drawing.label", { document, size })}
      />
      <LegendList label={common("drawing.legend")} rows={legendRows(frame, { text: common, unit, bcp47 })} />
    </>
  );
}
