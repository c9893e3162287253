import { FiguresTable } from "./figures-table";
import { kindNames } from "./kinds";
import type { MatteResult, Measured, Speed } from "./measured";

const digits = new Intl.NumberFormat("en", { maximumSignificantDigits: 2 });
const whole = new Intl.NumberFormat("en", { maximumFractionDigits: 0 });
const percent = (value: number): string => `${digits.format(value)} %`;

/** "20/20" as "20 of 20". */
const share = (text: string): string => text.replace("/", " of ") || "–";

export const VerdictFigures = ({ categories }: Measured) => (
  <FiguresTable
    caption="Photographs by kind. “Either” are borderline: a warning and a refusal are both right, a crash never is."
    head={["Kind", "Files", "Accepted that should be", "Refused that should be", "Either: accepted, refused"]}
    rows={categories.map((row) => [
      kindNames[row.category] ?? row.category,
      row.files,
      share(row.acceptedOfGood),
      share(row.refusedOfBad),
      `${row.openAccepted}, ${row.openRefused}`,
    ])}
  />
);

export const MarkFigures = ({ marks }: Measured) => (
  <FiguresTable
    caption="Distance between the point that was found and the marked one, in percent of the head’s height."
    head={["Point", "Photographs", "Median", "95 of 100 are below"]}
    rows={[
      ["Top of the hair (from exact cut-outs)", marks.crown],
      ["Eyes", marks.eyes],
      ["Chin", marks.chin],
    ].map(([name, mark]) => {
      const { files, medianPercent, p95Percent } = mark as Measured["marks"]["crown"];
      return [name as string, files, percent(medianPercent), percent(p95Percent)];
    })}
  />
);

const mean = (rows: readonly MatteResult[], field: keyof MatteResult): number =>
  rows.reduce((sum, row) => sum + row[field], 0) / rows.length;

export const MatteFigures = ({ mattes, mattesOfMaskAlone }: Measured) => (
  <FiguresTable
    caption="Mean error of the cut-out. Edge: where person and background mix; hair: where that mix is wide."
    head={["Method", "Whole picture", "Edge", "Hair", "Gradient (thousands)"]}
    rows={[
      ["As it ships", mattes] as const,
      ["Baseline: the person model alone", mattesOfMaskAlone] as const,
    ].map(([name, rows]) => [
      name,
      percent(mean(rows, "framePercent")),
      percent(mean(rows, "bandPercent")),
      percent(mean(rows, "hairPercent")),
      digits.format(mean(rows, "gradientThousand")),
    ])}
  />
);

export const SkinToneFigures = ({ skinTones }: Measured) => (
  <FiguresTable
    caption="Verdicts by skin tone, 1 the lightest and 6 the deepest."
    head={["Skin tone", "Drawn photos", "Accepted", "Met", "Look again", "Not met", "Not checked"]}
    rows={skinTones.rows.map(({ skinTone, photos, accepted, verdicts }) => [
      skinTone,
      photos,
      accepted,
      verdicts.pass,
      verdicts.warn,
      verdicts.fail,
      verdicts["not-checked"],
    ])}
  />
);

export const SpeedFigures = ({ processor, cores, node, photos, processorMs, workerMb }: Speed) => (
  <FiguresTable
    caption={`${photos} JPEG files of 12 megapixels to both results, one worker, ${processor}, ${cores} cores shared with other work, Node ${node.replace("v", "")}.`}
    head={["Figure", "Median", "95 of 100 are below"]}
    rows={[
      [
        "Processor time of one photo",
        `${whole.format(processorMs.medianMs)} ms`,
        `${whole.format(processorMs.p95Ms)} ms`,
      ],
      ["Memory of the worker", `${whole.format(workerMb)} MB`, "–"],
    ]}
  />
);
